// A clock between two views: the server's numbers rule, and the time since then is counted on here.

const TENTHS_UNDER_MS = 20_000;

/** Hours, minutes and seconds; tenths when it matters. Never below zero, and never more than is left. */
export function timeText(ms) {
  const left = Math.max(0, ms);
  if (left < TENTHS_UNDER_MS) {
    return (Math.floor(left / 100) / 10).toFixed(1);
  }
  const seconds = Math.floor(left / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** A moment of the game, in seconds, as a log shows it. */
export function momentText(seconds) {
  const whole = Math.floor(seconds);
  const two = (number) => String(number).padStart(2, "0");
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** What a side's clock shows at a moment of performance.now(), in milliseconds. */
export function remaining(board, side, since, now) {
  const clocks = board.clocks;
  const shown = clocks[side].remainingMs;
  if (clocks.running !== side) {
    return shown;
  }
  const spent = (now - since) * board.speed - clocks.holdMs;
  return Math.max(0, shown - Math.max(0, spent));
}

/** Calls back with every frame in which the page is seen. */
export function everyFrame(paint) {
  const frame = (now) => {
    paint(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
