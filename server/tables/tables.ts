// Tables of data sources: fetched once, stored as Parquet, read in part and converted. Shared by all readers.
import { link, mkdir, open, realpath, rename } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { fileIdOf } from '#contract/sources.ts';
import type { TableFormat } from '#contract/dataFormats.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { newId } from '../kernel/newId.ts';
import { Refusal } from '../kernel/refusal.ts';
import { declaredEncoding } from '../reading/encoding.ts';
import { busy, FairQueue } from './fairQueue.ts';
import {
  cleanTables,
  digest,
  digestFile,
  inWorkFolder,
  markUsed,
  readJson,
  removeUnused,
  shortDigest,
  sizeOf,
  tablesFolder,
  writeJson,
} from './files.ts';
import type { TableInfo, TableJob, TableQuery, TableRows } from './job.ts';
import { runTableJob, tableBytes } from './runTableJob.ts';
import { Pins } from './pins.ts';
import { ExpiringCache } from './expiringCache.ts';
import { RecentFailures } from './recentFailures.ts';
import {
  choiceOf,
  keyOf,
  type ConvertedFile,
  type FileFacts,
  type Limits,
  type OpenTable,
  type Place,
  type Refreshing,
  nameOf,
  type TableRequest,
} from './request.ts';
import { SharedJobs } from './sharedJobs.ts';
import { fetchSource, type KnownSource } from './source.ts';

export type { TableCell, TableColumn, TableInfo, TableQuery, TableRows } from './job.ts';

/** Milliseconds for which a table is read without asking the source for changes. */
const freshMs = 30_000;
/** The same for the latest events of a live stream. */
const latestMs = 2_000;
/** Part of each cached name. Raise it when conversions change. */
const edition = 10;
/** A table's file never changes, so that its totals stay. */
const maxTotals = 2_000;
const queueLimits = { perPerson: 8, max: 64 };
/** Per host, so that a slow one delays only itself. */
const sourceLimits = { atOnce: 8, each: 3, perPerson: 16, max: 64, refusal: busy };

/** Filters that differ only in spaces share a file. */
const withoutPlaces = (key: string, value: unknown) => (key === 'at' ? undefined : value);

export class Tables {
  readonly #exchange: Exchange;
  readonly #queue: FairQueue;
  readonly #limits: Limits;
  readonly #pins = new Pins();
  readonly #stopping = new AbortController();
  readonly #sources = new FairQueue(sourceLimits);
  readonly #checked = new ExpiringCache<true>(freshMs);
  readonly #failures = new RecentFailures(freshMs);
  readonly #checkedLive = new ExpiringCache<true>(latestMs);
  readonly #totals = new LRUCache<string, number>({ max: maxTotals });
  readonly #shared = new SharedJobs(this.#stopping.signal);

  constructor(exchange: Exchange, limits: Limits = {}) {
    this.#limits = limits;
    this.#exchange = exchange;
    this.#queue = new FairQueue({ atOnce: Math.max(1, exchange.config.runWorkers), ...queueLimits });
  }

  stop(): void {
    this.#stopping.abort(new Refusal(503, 'stopping', 'The exchange is stopping', { retryAfter: 5 }));
  }

  info(request: TableRequest): Promise<TableInfo & { version: string }> {
    return this.#prepared(request);
  }

  /** Gives the prepared table a second name, which stays readable when the cache removes the first. */
  link(request: TableRequest, target: string): Promise<TableInfo & { version: string }> {
    return this.#pins.hold(this.#folderOf(request), async () => {
      const known = await this.#prepared(request);
      await link(this.#tableFile(request, known), target);
      return known;
    });
  }

  rows(request: TableRequest, query: TableQuery): Promise<TableRows & { version: string }> {
    return this.#pins.hold(this.#folderOf(request), () => this.#rows(request, query));
  }

  open(request: TableRequest, format: TableFormat, query: TableQuery): Promise<OpenTable> {
    return this.#pins.hold(this.#folderOf(request), async () => {
      const { file, ...facts } = await this.convert(request, format, query);
      return { handle: await open(file), ...facts };
    });
  }

  clean(): Promise<void> {
    const inUse = (folder: string) => this.#pins.has(folder);
    return cleanTables(this.#exchange.config.dataDir, { maxBytes: this.#limits.cache, inUse });
  }

  async #rows(request: TableRequest, query: TableQuery): Promise<TableRows & { version: string }> {
    const known = await this.#prepared(request);
    const table = this.#tableFile(request, known);
    const width = known.columns.length;
    const key = `rows ${table} ${JSON.stringify(query)}`;
    const counted = digest(JSON.stringify([table, query.where, query.search, query.pattern], withoutPlaces));
    const rows = await this.#shared.run(key, request.signal, (signal) =>
      this.#turn(request.personId, signal, (folder) => {
        const total = this.#totals.get(counted);
        return this.#perform<TableRows>({ ...this.#common(folder, table), kind: 'rows', width, query, total }, signal);
      }),
    );
    this.#totals.set(counted, rows.total);
    await markUsed(table);
    return { ...rows, version: known.version };
  }

  convert(request: TableRequest, format: TableFormat, query: TableQuery): Promise<ConvertedFile> {
    return this.#pins.hold(this.#folderOf(request), () => this.#convert(request, format, query));
  }

  async #convert(request: TableRequest, format: TableFormat, query: TableQuery): Promise<ConvertedFile> {
    const known = await this.#prepared(request);
    const table = this.#tableFile(request, known);
    const width = known.columns.length;
    const name = digest(JSON.stringify([edition, known.version, format, query], withoutPlaces));
    const file = path.join(this.#folderOf(request), `${name}.${format}`);
    return this.#shared.run(file, request.signal, async (signal) => {
      const facts = await readJson<FileFacts>(`${file}.facts`);
      if (facts && (await sizeOf(file)) === facts.bytes) {
        await Promise.all([markUsed(file), markUsed(`${file}.facts`), markUsed(table)]);
        return { file, ...facts };
      }
      return this.#turn(request.personId, signal, async (folder) => {
        const out = path.join(folder, `out.${format}`);
        const rows = await this.#perform<number>(
          { ...this.#common(folder, table), kind: 'write', width, query, format, out },
          signal,
        );
        const sha256 = await digestFile(out);
        const made: FileFacts = {
          etag: shortDigest(sha256),
          sha256: sha256.toString('base64'),
          bytes: (await sizeOf(out)) ?? 0,
          rows,
          version: known.version,
        };
        await rename(out, file);
        await writeJson(`${file}.facts`, made);
        return { file, ...made };
      });
    });
  }

  #folderOf(request: Place): string {
    return path.join(tablesFolder(this.#exchange.config.dataDir), digest(keyOf(request)));
  }

  #tableFile(request: Place, { version }: KnownSource): string {
    return path.join(this.#folderOf(request), `${edition}-${version}.parquet`);
  }

  readonly #common = (folder: string, table: string) => ({ memory: tableBytes, folder, table });

  async #inWork<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    const { dataDir } = this.#exchange.config;
    const result = await inWorkFolder(dataDir, newId(), async (folder) => work(await realpath(folder)));
    await this.clean();
    return result;
  }

  #turn<Result>(personId: string, signal: AbortSignal, work: (folder: string) => Promise<Result>): Promise<Result> {
    return this.#queue.run(personId, () => this.#inWork(work), signal);
  }

  #prepared(request: TableRequest): Promise<KnownSource> {
    const { url, personId, signal: left, liveId, choice, isRetry = false } = request;
    const place = { url, liveId, choice };
    const key = keyOf(place);
    return this.#shared.run(`table ${key}`, left, async (signal) => {
      const known = await readJson<KnownSource>(path.join(this.#folderOf(place), 'source.json'));
      const current = known && (await sizeOf(this.#tableFile(place, known))) ? known : undefined;
      if (current && (this.#checked.get(key) || this.#checkedLive.get(key))) return current;
      const failure = this.#failures.of(key);
      if (failure && !isRetry) throw failure;
      const host = fileIdOf(url) ?? (URL.canParse(url) ? new URL(url).host : '');
      const refresh = () => this.#inWork((folder) => this.#refresh({ ...place, personId, current, folder }, signal));
      try {
        const found = await this.#sources.run(host, refresh, signal);
        (liveId ? this.#checkedLive : this.#checked).set(key, true);
        return found;
      } catch (error) {
        this.#failures.note(key, error);
        throw this.#failures.of(key) ?? error;
      }
    });
  }

  async #refresh(refreshing: Refreshing, signal: AbortSignal): Promise<KnownSource> {
    const { url, personId, current, folder } = refreshing;
    const source = path.join(folder, 'source');
    const fetched = await fetchSource(this.#exchange, { ...refreshing, file: source }, signal);
    if (fetched.unchanged && current) return current;
    const declared = { contentType: fetched.headers['content-type'] ?? '', name: nameOf(url) };
    const bytes = shortDigest(await digestFile(source));
    const encoding = declaredEncoding(declared.contentType);
    const version = (encoding ?? 'utf-8') === 'utf-8' ? bytes : digest(`${bytes} ${encoding}`);
    if (current?.version === version) return current;
    const draft = path.join(folder, 'table.parquet');
    const job = {
      ...this.#common(folder, draft),
      kind: 'prepare',
      source,
      declared,
      choice: choiceOf(refreshing.choice),
    } as const;
    const info = await this.#queue.run(personId, () => this.#perform<TableInfo>(job, signal), signal);
    const { etag, 'last-modified': modified } = fetched.headers;
    const known: KnownSource = { url, version, ...(etag && { etag }), ...(modified && { modified }), ...info };
    await mkdir(this.#folderOf(refreshing), { recursive: true, mode: 0o700 });
    if (refreshing.liveId) await removeUnused(this.#folderOf(refreshing));
    await rename(draft, this.#tableFile(refreshing, known));
    await writeJson(path.join(this.#folderOf(refreshing), 'source.json'), known);
    return known;
  }

  #perform<Result>(job: TableJob, signal: AbortSignal): Promise<Result> {
    return runTableJob<Result>(job, signal, this.#exchange.config.childNiceness, this.#limits);
  }
}

const tables = new WeakMap<Exchange, Tables>();

export function tablesOf(exchange: Exchange): Tables {
  const known = tables.get(exchange) ?? new Tables(exchange);
  tables.set(exchange, known);
  return known;
}
