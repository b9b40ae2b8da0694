import { dateFormat, localText, utcText } from '#design-system';

const inUtc = { timeZone: 'UTC' } as const;

/** Formats a moment for the viewer. Adds UTC where it differs; omits its date if it is the same day. */
export function endText(at: string): string {
  const [local, utc, moment] = [localText(at), utcText(at), new Date(at)];
  if (utc === `${local} UTC`) return utc;
  const day = (zone?: typeof inUtc) => dateFormat({ dateStyle: 'medium', ...zone }).format(moment);
  const time = dateFormat({ timeStyle: 'short', ...inUtc }).format(moment);
  return `${local} (${day() === day(inUtc) ? `${time}\u00A0UTC` : utc})`;
}
