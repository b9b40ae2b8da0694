// What ends when is the exchange's to say. A device whose clock is wrong would call bought access ended, or an agreed price void.
/** An answer's date is whole seconds, and some way old when it arrives: less than this apart is no wrong clock. */
const toleranceMs = 30_000;

let aheadMs = 0;

/** The present moment by the exchange's clock, milliseconds since 1970. */
export const serverNow = (): number => Date.now() + aheadMs;

/** Sets the clock by the `date` header of an answer; what is no date changes nothing. */
export function heedDate(date: string | null) {
  const at = Date.parse(date ?? '');
  if (Math.abs(at - serverNow()) > toleranceMs) aheadMs = at - Date.now();
}
