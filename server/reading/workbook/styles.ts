import { attribute, elementAt, tagsOf } from './xml.ts';

export type TimeForm = 'day' | 'moment' | 'clock';

const usual: readonly (readonly [from: number, to: number, form: TimeForm])[] = [
  [14, 17, 'day'],
  [18, 21, 'clock'],
  [22, 22, 'moment'],
  [27, 31, 'day'],
  [32, 35, 'clock'],
  [36, 36, 'day'],
  [45, 47, 'clock'],
  [50, 58, 'day'],
];

function formOf(code: string): TimeForm | undefined {
  // Texts, colours and conditions are no part of the form; [h] counts hours beyond a day.
  const bare = code.replaceAll(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]|_.|\*./giu, '').toLowerCase();
  const [first = ''] = bare.split(';');
  if (/general|[#0?]/u.test(first.replaceAll(/[.,]0+/gu, ''))) return undefined;
  const hasClock = /[hs]/u.test(first);
  const hasDay = /[yd]/u.test(first) || (!hasClock && first.includes('m'));
  if (hasDay) return hasClock ? 'moment' : 'day';
  return hasClock ? 'clock' : undefined;
}

export function timeForms(xml: string): (TimeForm | undefined)[] {
  const codes = new Map(
    tagsOf(xml, 'numFmt').map((tag) => [attribute(tag, 'numFmtId'), attribute(tag, 'formatCode') ?? '']),
  );
  const cells = elementAt(xml, 'cellXfs')?.content ?? '';
  return tagsOf(cells, 'xf').map((tag) => {
    const id = attribute(tag, 'numFmtId') ?? '0';
    const code = codes.get(id);
    if (code !== undefined) return formOf(code);
    return usual.find(([from, to]) => Number(id) >= from && Number(id) <= to)?.[2];
  });
}

const dayMs = 86_400_000;
/** Days from 30 December 1899 to 1970. Before March 1900, spreadsheets count a day that never was. */
const epochDays = 25_569;
const firstRealDay = 61;
const days1904 = 1462;
const lastSerial = 2_958_466;

/** A serial number as ISO 8601 text. Undefined where it is no time. */
export function timeText(serial: number, form: TimeForm, is1904: boolean): string | undefined {
  const counted = is1904 ? serial + days1904 : serial;
  if (!(counted >= 0) || counted >= lastSerial) return undefined;
  if (form === 'clock' && counted >= 1) return undefined;
  const days = counted < firstRealDay - 1 ? counted + 1 : counted;
  const time = new Date(Math.round((days - epochDays) * dayMs)).toISOString();
  const clock = time.slice(11, 23).replace('.000', '');
  if (form === 'clock') return clock;
  const day = time.slice(0, 10);
  return Number.isInteger(serial) && form === 'day' ? day : `${day} ${clock}`;
}
