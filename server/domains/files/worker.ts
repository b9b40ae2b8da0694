import { parentPort, workerData } from 'node:worker_threads';
import type { FileTable } from '#contract/types.ts';
import { ReadingError } from '../../reading/readingError.ts';
import { readFile } from './readFile.ts';

export type FileAnswer = { readonly table: FileTable } | { readonly refused: string };

async function answer(bytes: Uint8Array): Promise<FileAnswer> {
  try {
    return { table: await readFile(bytes) };
  } catch (error) {
    if (error instanceof ReadingError) return { refused: error.message };
    throw error;
  }
}

const port = parentPort;
if (!port) throw new Error('Start this file as a worker thread');
port.postMessage(await answer(workerData as Uint8Array));
