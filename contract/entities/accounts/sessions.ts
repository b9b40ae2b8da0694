import { z } from 'zod';
import { Id, Instant } from '../common.ts';

/**
 * A signed-in session; `current` is the one that asks. Browser and system are claims of the device, the address is the
 * caller's. Unknown values are absent.
 */
export const Session = z.object({
  id: Id,
  created_date: Instant,
  last_seen: Instant,
  current: z.boolean(),
  browser: z.string().optional(),
  system: z.string().optional(),
  address: z.string().optional(),
});
export const SessionList = z.object({ sessions: z.array(Session) });
