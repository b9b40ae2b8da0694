import { sql } from 'kysely';
import type { Handlers } from '../../kernel/handler.ts';

export const operationHandlers: Handlers<'server.health' | 'server.ready'> = {
  'server.health': async () => ({ status: 'ok' }),

  // A database that is away becomes 503 with Retry-After in the error handler.
  'server.ready': async ({ db }) => {
    await sql`select 1`.execute(db);
    return { status: 'ready' };
  },
};
