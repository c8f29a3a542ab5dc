package org.qizhong.simulator;

import java.util.Optional;
import org.qizhong.xiangqi.Illegality;

/** From a case to what happens in a turn, where it can happen there. */
final class Plans {

    private Plans() {}

    static Optional<Plan> of(Case one, Occasion now) {
        return switch (one.kind()) {
            case HANDLING -> handling(one, new HandlingPlans(now));
            case ACCIDENT -> accident(one, new AccidentPlans(now));
            case SENSOR, LINK -> hardware(one, new SensorPlans(now));
            case VIOLATION -> violation(one, now);
            case SETTING, AFTER -> Optional.empty();
        };
    }

    private static Optional<Plan> handling(Case one, HandlingPlans plans) {
        return switch (one) {
            case PLACE_BEFORE_LIFT -> plans.placeBeforeLift();
            case VICTIM_UNSEEN -> plans.victimUnseen();
            case LIFTS_APART -> plans.liftsApart();
            case PUSHED_ASIDE -> plans.pushedAside();
            case LEFT_LYING -> plans.leftLying();
            case SLIDE_SLOW -> plans.slideSlow();
            case SLIDE_FAST -> plans.slideFast();
            case REST_AND_ON -> plans.restAndOn();
            case WRONG_PIECE -> plans.wrongPiece();
            case TWO_IN_A_BATCH -> plans.twoInABatch();
            case REPLY_AT_ONCE -> plans.replyAtOnce();
            case REPLY_FIRST -> plans.replyFirst();
            case ADJUST_DECLARED -> plans.adjustDeclared();
            case ADJUST_OTHERS_TIME -> plans.adjustOthersTime();
            case ADJUST_SILENT -> plans.adjustSilent();
            case ADJUST_SILENT_OTHERS_TIME -> plans.adjustSilentOthersTime();
            default -> Optional.empty();
        };
    }

    private static Optional<Plan> accident(Case one, AccidentPlans plans) {
        return switch (one) {
            case KNOCKED_AND_RIGHT -> plans.knockedAndRight();
            case KNOCKED_AND_WRONG -> plans.knockedAndWrong();
            case SPILL_OWN_TIME -> plans.spillOwnTime();
            case SPILL_OTHERS_TIME -> plans.spillOthersTime();
            case BETWEEN_POINTS -> plans.betweenPoints();
            default -> Optional.empty();
        };
    }

    private static Optional<Plan> hardware(Case one, SensorPlans plans) {
        return switch (one) {
            case TOGGLING -> plans.toggling();
            case DEAD_FROM -> plans.deadFrom();
            case DEAD_TO -> plans.deadTo();
            case DEAD_OVER -> plans.deadOver();
            case DEAD_ELSEWHERE -> plans.deadElsewhere();
            case EMPTY_SNAPSHOT -> plans.emptySnapshot();
            case LINK_PART_OF_TURN -> plans.linkPartOfTurn();
            case LINK_SEVERAL_PLIES -> plans.linkSeveralPlies();
            default -> Optional.empty();
        };
    }

    private static Optional<Plan> violation(Case one, Occasion now) {
        ViolationPlans plans = new ViolationPlans(now);
        return switch (one) {
            case ILLEGAL_GEOMETRY -> plans.illegal(Illegality.GEOMETRY);
            case ILLEGAL_BLOCKED -> plans.illegal(Illegality.BLOCKED);
            case ILLEGAL_PALACE -> plans.illegal(Illegality.PALACE);
            case ILLEGAL_RIVER -> plans.illegal(Illegality.RIVER);
            case ILLEGAL_OWN_PIECE -> plans.illegal(Illegality.OWN_PIECE);
            case ILLEGAL_FACING -> plans.illegal(Illegality.FACING);
            case ILLEGAL_SELF_CHECK -> plans.illegal(Illegality.SELF_CHECK);
            case ILLEGAL_WRONG_SIDE -> plans.illegal(Illegality.WRONG_SIDE);
            case ILLEGAL_TWO_PIECES -> plans.twoPieces();
            case TOUCH_OWN_PLAY_ANOTHER -> plans.touchOwnPlayAnother();
            case TOUCH_ENEMY_SPARE_IT -> plans.touchEnemySpareIt();
            case UNTOUCHABLE -> plans.untouchable();
            case PRESS_FIRST -> plans.pressFirst();
            case TAKEN_BACK -> new HandlingPlans(now).takenBack();
            default -> Optional.empty();
        };
    }
}
