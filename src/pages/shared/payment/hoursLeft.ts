import { maxHours } from '#contract/constants.ts';

const hourMs = 3_600_000;

/** Whole hours from `from` (milliseconds since 1970) until the product ends. */
export const hoursLeft = (end: string | null | undefined, from: number): number =>
  end ? Math.max(0, Math.min(maxHours, Math.floor((Date.parse(end) - from) / hourMs))) : maxHours;
