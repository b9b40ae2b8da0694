import { sql } from 'kysely';
import type { Handlers } from '../../kernel/handler.ts';

export const operationHandlers: Handlers<'server.health' | 'server.ready'> = {
  'server.health': async () => ({ status: 'ok' }),

  // The error handler turns a missing database into 503 with Retry-After.
  'server.ready': async ({ db }) => {
    await sql`select 1`.execute(db);
    return { status: 'ready' };
  },
};
