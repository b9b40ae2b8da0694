import { sql } from 'kysely';
import { isWritable } from '../../database/folders.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { version } from '../../kernel/version.ts';
import { assertWritable, noteState } from './state.ts';

export const operationHandlers: Handlers<'server.health' | 'server.ready'> = {
  'server.health': async () => ({ status: 'ok', version }),

  'server.ready': async (exchange, { request }) => {
    const note = noteState(exchange, request.log);
    try {
      assertWritable(await isWritable(exchange.config.dataDir));
      const { rows } = await sql<{ read_only: boolean }>`
        select current_setting('transaction_read_only') = 'on' as read_only`.execute(exchange.db);
      assertWritable(rows[0]?.read_only === false);
    } catch (error) {
      note(error);
      throw error;
    }
    note();
    return { status: 'ready' };
  },
};
