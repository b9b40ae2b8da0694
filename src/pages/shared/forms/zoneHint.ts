import { timeZone } from '#design-system';
import { format } from '../../../messages/format.ts';
import { zoneWords as words } from '../../../messages/zone.ts';

/** Names the time zone whose midnight counts. */
export const zoneHint = (): string => format(words.days, { zone: timeZone() });
