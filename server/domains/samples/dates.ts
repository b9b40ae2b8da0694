const form =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<clock>\d{2}:\d{2}(?::\d{2})?)(?<fraction>\.\d+)?(?<zone>Z|[+-]\d{2}(?::\d{2})?)?)?$/u;

/** A day, or a moment in UTC to the millisecond, of a cell in a column of dates. A time without a zone counts as UTC. */
export function readDate(text: string): string | undefined {
  const { date, clock, fraction = '', zone = 'Z' } = form.exec(text)?.groups ?? {};
  if (date === undefined) return undefined;
  const offset = /^[+-]\d{2}$/u.test(zone) ? `${zone}:00` : zone;
  const time = new Date(clock === undefined ? date : `${date}T${clock.padEnd(8, ':00')}${fraction}${offset}`);
  if (Number.isNaN(time.getTime())) return undefined;
  return clock === undefined ? date : time.toISOString();
}
