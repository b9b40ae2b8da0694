// Calendar file (RFC 5545): one event per end of access, with alarms a day, an hour and five minutes before.
import { fillText } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { productPath } from '../../config/paths.ts';
import { calendarMessages as messages } from '../../messages/access.ts';
import { serverNow } from '../../state/machine/clock.ts';

type Ending = Pick<Access, 'stream_id' | 'stream_name' | 'subscription_id' | 'end_date'>;

const alarms = ['-P1D', '-PT1H', '-PT5M'];
const eventMs = 15 * 60_000;
const maxOctets = 75;

/** Formats a moment as '20261120T090000Z'. */
const stamp = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escape = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Folds a line into pieces of at most 75 octets without splitting a character. */
function fold(line: string): string {
  const pieces = [''];
  for (const character of line) {
    const last = pieces.at(-1) ?? '';
    if (octets(last) + octets(character) > maxOctets) pieces.push(` ${character}`);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces.join('\r\n');
}

function eventOf({ stream_id, stream_name, subscription_id, end_date }: Ending, origin: string, now: number): string[] {
  const end = Date.parse(end_date);
  const name = { name: stream_name };
  const address = `${origin}${productPath(stream_id)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${subscription_id}@${new URL(origin).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(end - eventMs)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escape(fillText(messages.summary, name))}`,
    `DESCRIPTION:${escape(fillText(messages.text, { address }))}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER;RELATED=END:${trigger}`,
      `DESCRIPTION:${escape(fillText(messages.alarm, name))}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** Returns the text of the file. `origin` is the origin of the app, such as 'https://data.example.org'. */
export const calendarOf = (ending: readonly Ending[], origin: string, now: number = serverNow()): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Data Exchange//Access//EN',
    ...ending.flatMap((one) => eventOf(one, origin, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
