// Tables of data sources: fetched once, stored as Parquet, read in part and converted. Shared by all readers.
import { mkdir, open, realpath, rename, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { TableFormat } from '#contract/tableFormats.ts';
import { fetchInput, InputError } from '../executions/input.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { newId } from '../kernel/newId.ts';
import { Refusal } from '../kernel/refusal.ts';
import { FairQueue } from './fairQueue.ts';
import {
  cleanTables,
  digest,
  digestFile,
  inWorkFolder,
  markUsed,
  readJson,
  sizeOf,
  tablesFolder,
  writeJson,
} from './files.ts';
import type { TableInfo, TableJob, TableQuery, TableRows } from './job.ts';
import { perform, unreadable } from './perform.ts';
import { Pins } from './pins.ts';

export type { TableCell, TableColumn, TableInfo, TableQuery, TableRows } from './job.ts';

/** An address and its reader. Turns are taken per person. */
export interface TableRequest {
  readonly url: string;
  readonly personId: string;
}

export interface ConvertedFile {
  readonly file: string;
  readonly bytes: number;
  /** Digest of its bytes. */
  readonly etag: string;
}

/** Readable even after its file is removed. The caller closes `handle`. */
export interface OpenTable extends Omit<ConvertedFile, 'file'> {
  readonly handle: FileHandle;
}

interface Known extends TableInfo {
  readonly url: string;
  /** Digest of the source's bytes. */
  readonly version: string;
  readonly etag?: string;
  readonly modified?: string;
}

/** Milliseconds for which a table is read without asking the source for changes. */
const freshMs = 30_000;
/** Part of each cached name. Raise it when conversions change. */
const edition = 1;
/** Below that of a run: files are read and written beside the database. */
const databaseBytes = 160 * 2 ** 20;
const queueLimits = { perPerson: 8, most: 64 };

interface Limits {
  /** Bytes of all stored files. */
  readonly cache?: number;
  /** Bytes of the files of one job. */
  readonly job?: number;
}

export class Tables {
  readonly #exchange: Exchange;
  readonly #queue: FairQueue;
  readonly #limits: Limits;
  readonly #pins = new Pins();
  readonly #stopping = new AbortController();
  readonly #checkedAt = new Map<string, number>();
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(exchange: Exchange, limits: Limits = {}) {
    this.#limits = limits;
    this.#exchange = exchange;
    this.#queue = new FairQueue({ atOnce: Math.max(1, exchange.config.runWorkers), ...queueLimits });
  }

  stop(): void {
    this.#stopping.abort(new Refusal(503, 'stopping', 'The exchange is stopping', { retryAfter: 5 }));
  }

  async info(request: TableRequest): Promise<TableInfo & { version: string }> {
    const { columns, rows, version } = await this.#prepared(request);
    return { columns, rows, version };
  }

  rows(request: TableRequest, query: TableQuery): Promise<TableRows & { version: string }> {
    return this.#pins.hold(this.#folderOf(request.url), () => this.#rows(request, query));
  }

  /** Converts unless the file is stored already. */
  open(request: TableRequest, format: TableFormat, query: TableQuery): Promise<OpenTable> {
    return this.#pins.hold(this.#folderOf(request.url), async () => {
      const { file, bytes, etag } = await this.convert(request, format, query);
      return { handle: await open(file), bytes, etag };
    });
  }

  clean(): Promise<void> {
    const inUse = (folder: string) => this.#pins.has(folder);
    return cleanTables(this.#exchange.config.dataDir, { most: this.#limits.cache, inUse });
  }

  async #rows(request: TableRequest, query: TableQuery): Promise<TableRows & { version: string }> {
    const known = await this.#prepared(request);
    const table = this.#tableFile(request.url, known);
    const key = `rows ${table} ${JSON.stringify(query)}`;
    const rows = await this.#shared(key, () =>
      this.#turn(request.personId, () =>
        this.#inWork((folder) => this.#perform<TableRows>({ ...this.#common(folder, table), kind: 'rows', query })),
      ),
    );
    await markUsed(table);
    return { ...rows, version: known.version };
  }

  convert(request: TableRequest, format: TableFormat, query: TableQuery): Promise<ConvertedFile> {
    return this.#pins.hold(this.#folderOf(request.url), () => this.#convert(request, format, query));
  }

  async #convert(request: TableRequest, format: TableFormat, query: TableQuery): Promise<ConvertedFile> {
    const known = await this.#prepared(request);
    const table = this.#tableFile(request.url, known);
    const name = digest(JSON.stringify([edition, known.version, format, query]));
    const file = path.join(this.#folderOf(request.url), `${name}.${format}`);
    return this.#shared(file, async () => {
      const facts = await readJson<{ etag: string; bytes: number }>(`${file}.facts`);
      if (facts && (await sizeOf(file)) === facts.bytes) {
        await Promise.all([markUsed(file), markUsed(`${file}.facts`), markUsed(table)]);
        return { file, ...facts };
      }
      return this.#turn(request.personId, () =>
        this.#inWork(async (folder) => {
          const out = path.join(folder, `out.${format}`);
          await this.#perform<number>({ ...this.#common(folder, table), kind: 'write', query, format, out });
          const made = { etag: await digestFile(out), bytes: (await sizeOf(out)) ?? 0 };
          await rename(out, file);
          await writeJson(`${file}.facts`, made);
          return { file, ...made };
        }),
      );
    });
  }

  #folderOf(url: string): string {
    return path.join(tablesFolder(this.#exchange.config.dataDir), digest(url));
  }

  #tableFile(url: string, { version }: Known): string {
    return path.join(this.#folderOf(url), `${edition}-${version}.parquet`);
  }

  readonly #common = (folder: string, table: string) => ({ memory: databaseBytes, folder, table });

  #shared<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key) as Promise<Result> | undefined;
    const job = running ?? work().finally(() => this.#running.delete(key));
    this.#running.set(key, job);
    return job;
  }

  async #inWork<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    const { dataDir } = this.#exchange.config;
    const result = await inWorkFolder(dataDir, newId(), async (folder) => work(await realpath(folder)));
    await this.clean();
    return result;
  }

  #prepared({ url, personId }: TableRequest): Promise<Known> {
    return this.#shared(`table ${url}`, async () => {
      const known = await readJson<Known>(path.join(this.#folderOf(url), 'source.json'));
      const current = known && (await sizeOf(this.#tableFile(url, known))) ? known : undefined;
      const checkedAt = this.#checkedAt.get(url) ?? 0;
      if (current && Date.now() - checkedAt < freshMs) return current;
      const found = await this.#turn(personId, () => this.#refresh(url, current));
      this.#remember(url);
      return found;
    });
  }

  #remember(url: string): void {
    const now = Date.now();
    for (const [other, at] of this.#checkedAt) if (now - at >= freshMs) this.#checkedAt.delete(other);
    this.#checkedAt.set(url, now);
  }

  async #refresh(url: string, current: Known | undefined): Promise<Known> {
    return this.#inWork(async (folder) => {
      const source = path.join(folder, 'source');
      const conditions = {
        ...(current?.etag && { 'if-none-match': current.etag }),
        ...(current?.modified && !current.etag && { 'if-modified-since': current.modified }),
      };
      const signal = this.#stopping.signal;
      const fetched = await fetchInput(this.#exchange.upstream, { url, conditions }, source, signal).catch(
        (error: unknown) => {
          throw error instanceof InputError ? unreadable(error.message, error) : error;
        },
      );
      if (fetched.unchanged && current) return current;
      const version = await digestFile(source);
      if (current?.version === version) return current;
      const draft = path.join(folder, 'table.parquet');
      const info = await this.#perform<TableInfo>({ ...this.#common(folder, draft), kind: 'prepare', source });
      const { etag, 'last-modified': modified } = fetched.headers;
      const known: Known = { url, version, ...(etag && { etag }), ...(modified && { modified }), ...info };
      await mkdir(this.#folderOf(url), { recursive: true, mode: 0o700 });
      await rename(draft, this.#tableFile(url, known));
      await writeJson(path.join(this.#folderOf(url), 'source.json'), known);
      return known;
    });
  }

  #turn<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(personId, work, this.#stopping.signal);
  }

  #perform<Result>(job: TableJob): Promise<Result> {
    return perform<Result>(job, this.#stopping.signal, this.#limits.job);
  }
}

const tables = new WeakMap<Exchange, Tables>();

export function tablesOf(exchange: Exchange): Tables {
  const known = tables.get(exchange) ?? new Tables(exchange);
  tables.set(exchange, known);
  return known;
}
