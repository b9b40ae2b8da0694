type Parts = Readonly<Record<string, string | undefined>>;

const clock = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<fraction>\d{1,9}))?)?`;
const month = '(?<name>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';

const forms = [
  String.raw`^(?<year>\d{4})[-/](?<month>\d{2})[-/](?<day>\d{2})(?:[T ]${clock}\s?(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?)?$`,
  String.raw`^${month} (?<day>\d{1,2}) (?<year>\d{4})$`,
  String.raw`^(?<day>\d{1,2}) ${month} (?<year>\d{4})$`,
  String.raw`^(?<year>\d{4})-(?<month>\d{2})$`,
].map((form) => new RegExp(form, 'u'));

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const shortest = 7;
const longest = 40;

/** Years 1000 to 9999. A time without a zone counts as UTC. */
export function readDate(text: string): string | undefined {
  if (text.length < shortest || text.length > longest) return undefined;
  for (const form of forms) {
    const parts: Parts | undefined = form.exec(text)?.groups;
    if (parts) return momentOf(parts);
  }
  return undefined;
}

function momentOf(parts: Parts): string | undefined {
  const date = dayOf(parts);
  return date !== undefined && parts['hour'] !== undefined ? instant(date, parts) : date;
}

function dayOf({ year, month: numbered, name = '', day = '1' }: Parts): string | undefined {
  const place = numbered === undefined ? monthNames.indexOf(name) : Number(numbered) - 1;
  const time = new Date(Date.UTC(Number(year), place, Number(day)));
  if (Number(year) < 1000 || time.getUTCMonth() !== place || time.getUTCDate() !== Number(day)) return undefined;
  return time.toISOString().slice(0, 10);
}

function instant(date: string, { hour = '', minute, second = '00', fraction = '', zone = 'Z' }: Parts) {
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  const clockText = `${hour.padStart(2, '0')}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}`;
  const time = new Date(`${date}T${clockText}${offset}`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
