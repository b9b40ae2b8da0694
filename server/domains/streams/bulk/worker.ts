import { parentPort, workerData } from 'node:worker_threads';
import { addressGuard } from '../../../upstream/guard.ts';
import { BulkFileError } from './problems.ts';
import { validateBulk, type Surroundings, type Validated } from './validate.ts';

export interface BulkStart extends Omit<Surroundings, 'assertAddress'> {
  readonly bytes: Uint8Array;
  readonly allowHosts: readonly string[];
  readonly ownOrigins: readonly string[];
}

export type BulkAnswer = Validated | { readonly unreadable: string; readonly status: 400 | 413 };

function answer(start: BulkStart): BulkAnswer {
  try {
    return validateBulk(start.bytes, { ...start, assertAddress: addressGuard(start) });
  } catch (error) {
    if (error instanceof BulkFileError) return { unreadable: error.message, status: error.status };
    throw error;
  }
}

const port = parentPort;
if (!port) throw new Error('Start this file as a worker thread');
const found = answer(workerData as BulkStart);
port.postMessage(found, 'chunks' in found ? found.chunks.map(({ buffer }) => buffer) : []);
