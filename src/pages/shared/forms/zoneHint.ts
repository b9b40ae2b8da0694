import { timeZone } from '#design-system';
import { format } from '../../../messages/format.ts';
import { zoneMessages as messages } from '../../../messages/period.ts';

export const zoneHint = (): string => format(messages.days, { zone: timeZone() });
