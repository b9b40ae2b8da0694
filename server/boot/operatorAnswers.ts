import { Readable } from 'node:stream';
import { backupStream } from '../backup/write.ts';
import type { OpenDatabase } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { auditLedger } from '../ledger/checks.ts';
import type { Answers } from '../kernel/operatorSocket.ts';

export const answersOf = (database: OpenDatabase<Database>, dataDir: string): Answers => ({
  audit: () => Readable.from(auditText(database)),
  backup: () => backupStream(database, dataDir),
});

async function* auditText(database: OpenDatabase<Database>): AsyncGenerator<string> {
  yield JSON.stringify(await database.withoutTimeout(() => auditLedger(database.db)));
}
