import type { DatabaseProblem } from '../errors.ts';

export interface WorkerStart {
  folder: string;
  /** Counts real disk syncs. Shared memory, so that tests and the self-check can read it from any thread. */
  syncs: Int32Array;
  pgliteWasmModule: WebAssembly.Module;
}

/** Main thread to worker. `session` ids separate replies to a dropped connection from replies to its successor. */
export type Request =
  | { type: 'session'; session: number; readOnly: boolean }
  | { type: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'close' };

export type Reply =
  | { type: 'ready' }
  | { type: 'refused'; code: DatabaseProblem; message: string }
  | { type: 'session'; session: number }
  | { type: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'closed' }
  | { type: 'failed'; message: string };
