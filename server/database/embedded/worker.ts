import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DatabaseError } from '../errors.ts';
import { DurableFs, durableParameters } from './durableFs.ts';
import { inspectFolder, lockFolder, makeWritable, sealFolder } from './databaseFolder.ts';
import type { Reply, Request, WorkerStart } from './messages.ts';
import { lastWordOf } from './severity.ts';

const { folder, syncs, pgliteWasmModule } = workerData as WorkerStart;
const port = parentPort;
if (!port) throw new Error('Start this file as a worker thread');

const send = (reply: Reply, transfer: ArrayBuffer[] = []) => port.postMessage(reply, transfer);
const sync = Uint8Array.of(0x53, 0, 0, 0, 4);

async function open() {
  makeWritable(folder);
  const lock = lockFolder(folder);
  const state = inspectFolder(folder);
  const fs = new DurableFs(folder, syncs);
  const database = await PGlite.create({
    fs,
    pgliteWasmModule,
    extensions: { pg_trgm },
    startParams: durableParameters(),
  }).catch((error: unknown) => {
    throw new DatabaseError('damaged', `The database folder ${folder} is damaged; restore a backup`, {
      cause: error,
    });
  });
  await proveDurable(database);
  if (state === 'new') {
    await database.exec('checkpoint');
    sealFolder(folder);
  }
  return { lock, fs, database };
}

/** The sync hook depends on PGlite internals. No service is better than commits that only look durable. */
async function proveDurable(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ sound: boolean }>(
    `select current_setting('fsync') = 'on' and current_setting('wal_sync_method') = 'fsync'
       and current_setting('synchronous_commit') = 'on' as sound`,
  );
  const before = Atomics.load(syncs, 0);
  await database.exec(
    'create table if not exists start_check (id int primary key, starts bigint not null);' +
      'insert into start_check values (1, 1) on conflict (id) do update set starts = start_check.starts + 1',
  );
  if (rows[0]?.sound !== true || Atomics.load(syncs, 0) === before) {
    throw new DatabaseError('damaged', 'The embedded database does not flush commits to the disk');
  }
}

type Opened = Awaited<ReturnType<typeof open>>;

/** `execProtocolRaw` would also parse the answer into a list that PGlite never empties: see ADR 009. */
async function exchangeBytes(database: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  // Copied, because the next chunk overwrites the server's memory.
  await database.execProtocolRawStream(request, { onRawData: (bytes) => void chunks.push(Uint8Array.from(bytes)) });
  const [first] = chunks;
  if (first && chunks.length === 1) return first;
  const answer = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    answer.set(chunk, offset);
    offset += chunk.length;
  }
  return answer;
}

async function answer({ lock, fs, database }: Opened, request: Request): Promise<void> {
  if (request.type === 'close') {
    await database.close();
    lock.close();
    send({ type: 'closed' });
  } else if (request.type === 'session') {
    // The previous connection may have ended inside a batch or a transaction.
    await exchangeBytes(database, sync);
    await database.exec('rollback');
    await database.exec('discard all');
    if (request.readOnly) await database.exec('set default_transaction_read_only = on');
    send({ type: 'session', session: request.session });
  } else {
    const bytes = await exchangeBytes(database, request.bytes);
    // A commit whose flush failed must not be acknowledged. The next start replays everything that reached the disk.
    const lastWord = fs.failed ? 'A commit could not be flushed to the disk' : lastWordOf(bytes);
    if (lastWord !== undefined) throw new Error(lastWord);
    send({ type: 'bytes', session: request.session, bytes }, [bytes.buffer]);
  }
}

try {
  const opened = await open();
  let queue = Promise.resolve();
  port.on('message', (request: Request) => {
    queue = queue
      .then(() => answer(opened, request))
      .catch((error: unknown) => {
        send({ type: 'failed', message: String(error) });
        process.exit(1);
      });
  });
  send({ type: 'ready' });
} catch (error) {
  const known = error instanceof DatabaseError;
  send({ type: 'refused', code: known ? error.code : 'damaged', message: known ? error.message : String(error) });
}
