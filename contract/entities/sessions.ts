import { z } from 'zod';
import { Id, Instant } from './common.ts';

/** One place where the person is signed in; `current` is the one that asks. */
export const Session = z.object({ id: Id, created_date: Instant, last_seen: Instant, current: z.boolean() });
export const SessionList = z.object({ sessions: z.array(Session) });
