/** Hours per unit. */
export const hoursIn = { hours: 1, days: 24, weeks: 168 } as const;
export type HourUnit = keyof typeof hoursIn;
export const units = Object.keys(hoursIn) as HourUnit[];

/** Converts a typed count to whole hours: '3' in days gives 72, an invalid count null. */
export function readHours(text: string, unit: HourUnit): number | null {
  const digits = text.trim();
  return /^[0-9]{1,9}$/.test(digits) ? Number(digits) * hoursIn[unit] : null;
}
