const hourMs = 3_600_000;
const morning = 9;

const morningIn = (days: number, now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning).toISOString();

/** Ends of a snooze as RFC 3339 in UTC; mornings are those of the device. */
export const snoozeTimes = {
  hours: (now: Date) => new Date(now.getTime() + 3 * hourMs).toISOString(),
  tomorrow: (now: Date) => morningIn(1, now),
  week: (now: Date) => morningIn(((7 - now.getDay()) % 7) + 1, now),
} as const;
