import type { DatabaseProblem } from '../errors.ts';

/** What the worker is started with. */
export interface WorkerStart {
  folder: string;
  /** Counts real disk syncs; shared memory, so that tests and the self-check can watch it from any thread. */
  syncs: Int32Array;
}

/** Main thread to worker. `session` ids tell the replies to a dropped connection from those to its successor. */
export type Request =
  | { type: 'session'; session: number; readOnly: boolean }
  | { type: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'close' };

/** Worker to main thread. */
export type Reply =
  | { type: 'ready' }
  | { type: 'refused'; code: DatabaseProblem; message: string }
  | { type: 'session'; session: number }
  | { type: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'closed' };
