import { accessesMessages } from '../../../messages/operations/accesses.ts';
import { runner } from '../operations.ts';
import { load, type Row } from './row.ts';

// Apart from access.ts: the frame of every page loads it.
export const accessesRows = {
  'accesses.running': { ...load, read: 'accesses' },
} as const satisfies Record<keyof typeof accessesMessages, Row>;

export const run = runner(accessesRows, accessesMessages);
