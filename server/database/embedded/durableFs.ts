import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite starts PostgreSQL with fsync off, and its file layer has no fsync, so a commit would not survive a power cut.
 * This class adds both. It uses Emscripten internals, hence the exact pin of PGlite and the self-check at every start.
 */
export class DurableFs extends NodeFS {
  readonly #syncs: Int32Array;
  /** Set when the disk refused a sync. Nothing may be acknowledged after that. */
  failed = false;

  constructor(folder: string, syncs: Int32Array) {
    super(folder);
    this.#syncs = syncs;
  }

  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(database, options);
    const install = (module: unknown) => this.#install(module as EmscriptenModule);
    started.emscriptenOpts.preRun = [install, ...(started.emscriptenOpts.preRun ?? [])];
    return started;
  }

  #install(module: EmscriptenModule): void {
    const layer = module.NODEFS ?? module.FS.filesystems.NODEFS;
    layer.stream_ops.fsync = (stream) => {
      Atomics.add(this.#syncs, 0, 1);
      try {
        if (typeof stream.nfd === 'number') fsyncSync(stream.nfd);
        else syncPath(layer.realPath(stream.node));
        return 0;
      } catch {
        this.failed = true;
        return ioError;
      }
    };
  }
}

/** Emscripten's EIO. PostgreSQL panics on it, which is safer than continuing with pages that may be lost. */
const ioError = 29;

interface EmscriptenModule {
  NODEFS?: FileLayer;
  FS: { filesystems: { NODEFS: FileLayer } };
}
interface FileLayer {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  realPath(node: unknown): string;
}

export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  // The default, fdatasync, does nothing in this build.
  wal_sync_method: 'fsync',
  full_page_writes: 'on',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '64MB',
  timezone: 'UTC',
};

export function durableParameters(): string[] {
  const own = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return [...own, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
