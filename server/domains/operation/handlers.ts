import { sql } from 'kysely';
import { isWritable } from '#server/database/dataFolder.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { version } from '../../kernel/version.ts';
import { readHealthReport } from './healthReport.ts';
import { assertWritable, noteState, stateOf } from './state.ts';

export const operationHandlers: Handlers<`server.${'health' | 'ready' | 'report'}`> = {
  'server.health': async () => ({ status: 'ok', version }),

  'server.ready': async (exchange, { request }) => {
    const { dataDir, databaseUrl } = exchange.config;
    const isFolderWritable = await isWritable(dataDir);
    try {
      // Beside PostgreSQL, purchases need no folder.
      assertWritable(isFolderWritable || databaseUrl !== undefined);
      const { rows } = await sql<{ read_only: boolean }>`
        select current_setting('transaction_read_only') = 'on' as read_only`.execute(exchange.db);
      assertWritable(rows[0]?.read_only === false);
    } catch (error) {
      noteState(exchange, request.log, stateOf(error));
      throw error;
    }
    noteState(exchange, request.log, isFolderWritable ? 'ready' : 'folderReadOnly');
    return { status: 'ready' };
  },

  'server.report': readHealthReport,
};
