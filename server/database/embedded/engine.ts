import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../errors.ts';
import type { Reply, Request, WorkerStart } from './messages.ts';
import type { Engine, WorkerStream } from './stream.ts';
import { createTimeoutPause } from '../connection/timeoutPause.ts';

interface EngineOptions {
  folder: string;
  /** Maximum run of a query. PGlite ignores statement_timeout, so the watchdog ends the worker as well. */
  queryLimitMs: number;
}

const lookEveryMs = 250;
const retryAfterMs = 500;
/** A database that is lost again within this time reopens after a pause: the same statement may end it every time. */
const settledMs = 10_000;
const closeLimitMs = 8_000;
/** A first start took 10 s on a heavily loaded machine. Anything beyond this limit hangs. */
const startLimitMs = 120_000;

// V8's optimising compiler takes 600 MB and 2 s of processor time for one function of PGlite: see ADR 009.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

declare global {
  // Missing in the types of Node.
  namespace WebAssembly {
    function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
  }
}

/** PostgreSQL's code. Workers share it, so that one that replaces another compiles nothing. */
let program: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(file));
}

interface Life {
  worker: Worker;
  ready: Promise<void>;
  open: boolean;
  dead: boolean;
  cause?: Error;
  busySince: number | undefined;
  owed: number;
  opening: Map<number, () => void>;
  closed: PromiseWithResolvers<void>;
}

export async function startEngine({ folder, queryLimitMs }: EngineOptions): Promise<Engine> {
  program ??= compile();
  const pgliteWasmModule = await program;
  const syncs = new Int32Array(new SharedArrayBuffer(4));
  const streams = new Map<number, WorkerStream>();
  let lastSession = 0;
  let starts = 0;
  const pause = createTimeoutPause();
  let reopenedAt = -settledMs;
  /** Calls wait for it. */
  let reopening: Promise<void> = Promise.resolve();
  let everOpen = false;
  let closing = false;
  let life = begin();

  function begin(): Life {
    starts += 1;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { folder, syncs, pgliteWasmModule } satisfies WorkerStart,
      // The lock uses node:sqlite, whose experimental warning would appear at every start.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const ready = Promise.withResolvers<void>();
    const born: Life = {
      worker,
      ready: ready.promise,
      open: false,
      dead: false,
      busySince: undefined,
      owed: 0,
      opening: new Map(),
      closed: Promise.withResolvers<void>(),
    };
    const limit = setTimeout(() => void worker.terminate(), startLimitMs);
    ready.promise.finally(() => clearTimeout(limit)).catch(() => undefined);
    worker.on('message', (reply: Reply) => receive(born, reply, ready));
    worker.on('error', (cause) => bury(born, ready, cause));
    worker.on('exit', () => bury(born, ready, born.cause));
    return born;
  }

  function receive(from: Life, reply: Reply, ready: PromiseWithResolvers<void>): void {
    if (reply.type === 'ready') {
      from.open = true;
      if (everOpen) reopenedAt = performance.now();
      everOpen = true;
      ready.resolve();
    } else if (reply.type === 'refused') {
      ready.reject(new DatabaseError(reply.code, reply.message));
      void from.worker.terminate();
    } else if (reply.type === 'closed') from.closed.resolve();
    else if (reply.type === 'failed') from.cause = new Error(reply.message);
    else {
      from.owed -= 1;
      from.busySince = from.owed > 0 ? Date.now() : undefined;
      if (reply.type === 'bytes') streams.get(reply.session)?.receive(reply.bytes);
      else from.opening.get(reply.session)?.();
    }
  }

  /** Fails all pending replies of a dead worker and starts a new one, unless the database is closing. */
  function bury(dead: Life, ready: PromiseWithResolvers<void>, cause?: unknown): void {
    if (dead.dead) return;
    dead.dead = true;
    dead.closed.resolve();
    const lost = new DatabaseError('unavailable', 'The database was lost and is being reopened', { cause });
    ready.reject(lost);
    for (const stream of streams.values()) stream.destroy(lost);
    streams.clear();
    if (!everOpen) return;
    if (!dead.open) setTimeout(renew, retryAfterMs).unref();
    else if (performance.now() - reopenedAt > settledMs) renew();
    else reopening = wait(retryAfterMs, undefined, { ref: false }).then(renew);
  }

  function renew(): void {
    if (closing || !life.dead) return;
    life = begin();
  }

  function post(to: Life, request: Request, transfer: ArrayBuffer[] = []): void {
    to.owed += 1;
    to.busySince ??= Date.now();
    to.worker.postMessage(request, transfer);
  }

  const watchdog = setInterval(() => {
    const { busySince } = life;
    if (!pause.isPaused() && busySince !== undefined && Date.now() - busySince > queryLimitMs)
      void life.worker.terminate();
  }, lookEveryMs);
  watchdog.unref();

  const engine: Engine = {
    readOnly: false,
    async open(stream) {
      await reopening;
      if (closing) throw new DatabaseError('unavailable', 'The database is closed');
      const current = life;
      await current.ready.catch((cause: unknown) => {
        throw new DatabaseError('unavailable', 'The database could not be reopened yet', { cause });
      });
      lastSession += 1;
      const session = lastSession;
      streams.set(session, stream);
      await new Promise<void>((resolve) => {
        current.opening.set(session, resolve);
        post(current, { type: 'session', session, readOnly: engine.readOnly });
      });
      current.opening.delete(session);
      return session;
    },
    send(session, bytes) {
      // The stream of a dead worker is already destroyed, so its last bytes are dropped.
      if (streams.has(session)) post(life, { type: 'bytes', session, bytes }, [bytes.buffer]);
    },
    leave: (session) => void streams.delete(session),
    withoutTimeout: pause.withoutTimeout,
    syncs: () => Atomics.load(syncs, 0),
    starts: () => starts,
    kill: async () => void (await life.worker.terminate()),
    async close() {
      closing = true;
      clearInterval(watchdog);
      if (!life.dead) {
        post(life, { type: 'close' });
        await Promise.race([life.closed.promise, wait(closeLimitMs, undefined, { ref: false })]);
        await life.worker.terminate();
      }
    },
  };
  try {
    await life.ready;
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
