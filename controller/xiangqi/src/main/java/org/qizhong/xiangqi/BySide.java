package org.qizhong.xiangqi;

import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A value for each side. It replaces every pair of fields that would ask which side it is about.
 *
 * @param red Red's value
 * @param black Black's value
 */
public record BySide<T>(T red, T black) {

    public static <T> BySide<T> both(T value) {
        return new BySide<>(value, value);
    }

    public static <T> BySide<T> from(Function<Side, T> of) {
        return new BySide<>(of.apply(Side.RED), of.apply(Side.BLACK));
    }

    public T of(Side side) {
        return side == Side.RED ? red : black;
    }

    public BySide<T> with(Side side, T value) {
        return side == Side.RED ? new BySide<>(value, black) : new BySide<>(red, value);
    }

    public BySide<T> with(Side side, UnaryOperator<T> change) {
        return with(side, change.apply(of(side)));
    }

    public <R> BySide<R> map(Function<? super T, ? extends R> change) {
        return new BySide<>(change.apply(red), change.apply(black));
    }
}
