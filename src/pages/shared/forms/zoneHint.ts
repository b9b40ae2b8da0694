import { timeZone } from '#design-system';
import { format } from '../../../messages/format.ts';
import { zoneWords as words } from '../../../messages/zone.ts';

/** Says beside a field for days whose midnight counts: that of the time zone in which everything else is shown. */
export const zoneHint = (): string => format(words.days, { zone: timeZone() });
