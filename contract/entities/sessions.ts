import { z } from 'zod';
import { Id, Instant } from './common.ts';

/**
 * One place where the person is signed in; `current` is the one that asks. Browser and system are what the device said
 * of itself, the address is where it called from; each is left out where it could not be told.
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
