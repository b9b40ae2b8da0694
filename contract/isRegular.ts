/** Months and years differ in length by less than this share. */
const tolerance = 0.2;
/** Share of the steps that may be longer, e.g. over a weekend. */
const gaps = 0.25;

/** True when times follow one rhythm, so that a line between them means something. */
export function isRegular(times: readonly number[]): boolean {
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const odd = steps.filter((step) => Math.abs(step - usual) > usual * tolerance);
  return usual > 0 && odd.length <= steps.length * gaps;
}
