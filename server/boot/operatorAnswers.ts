import { Readable } from 'node:stream';
import { runCommand } from '../admin/runCommand.ts';
import { noteBackup } from '../backup/noteBackup.ts';
import { backupStream } from '../backup/backupStream.ts';
import type { OpenDatabase } from '../database/connection/connect.ts';
import type { Database } from '../database/schema.ts';
import { auditLedger } from '../ledger/checks.ts';
import type { openExchange } from '../kernel/exchange.ts';
import type { Answers } from '../kernel/operatorSocket.ts';

type Opened = Awaited<ReturnType<typeof openExchange>>;

export const answersOf = ({ exchange, database }: Opened): Answers => ({
  admin: (given) => Readable.from(adminText({ exchange, database }, given)),
  audit: () => Readable.from(auditText(database)),
  backup: () => backupStream(database, exchange.config.dataDir),
  noteBackup: () => Readable.from(noted(database)),
});

async function* adminText(opened: Pick<Opened, 'exchange' | 'database'>, given: readonly string[]) {
  yield JSON.stringify(await runCommand({ ...opened, serving: true }, given));
}

async function* noted({ db }: OpenDatabase<Database>) {
  await noteBackup(db);
  yield '';
}

async function* auditText(database: OpenDatabase<Database>): AsyncGenerator<string> {
  yield JSON.stringify(await database.withoutTimeout(() => auditLedger(database.db)));
}
