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

const month = '(?<name>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Forms that no date column keeps. Runs accept the same ones in compute/child/values.ts. */
const wordForms = [
  String.raw`^${month} (?<day>\d{1,2}) (?<year>\d{4})$`,
  String.raw`^(?<day>\d{1,2}) ${month} (?<year>\d{4})$`,
  String.raw`^(?<year>\d{4})-(?<month>\d{2})$`,
].map((one) => new RegExp(one, 'u'));

/** A day from a text such as `Jan 1 2000`, or the first of a month such as `2004-05`. */
export function readWordDate(text: string): string | undefined {
  const parts = wordForms.map((one) => one.exec(text.trim())?.groups).find((groups) => groups !== undefined);
  if (!parts) return undefined;
  const { year, name = '', day = '1', month: numbered } = parts;
  const place = numbered === undefined ? monthNames.indexOf(name) : Number(numbered) - 1;
  const time = new Date(Date.UTC(Number(year), place, Number(day)));
  if (Number(year) < 1000 || time.getUTCMonth() !== place) return undefined;
  return time.toISOString().slice(0, 10);
}
