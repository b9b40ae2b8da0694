import { localText, utcText } from '#design-system';

/** Formats a moment for the viewer and in UTC, or once where both are the same. */
export function endText(at: string): string {
  const [local, utc] = [localText(at), utcText(at)];
  return utc === `${local} UTC` ? utc : `${local} (${utc})`;
}
