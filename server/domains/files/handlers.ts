import { Worker } from 'node:worker_threads';
import { bulkLimits } from '#contract/constants.ts';
import type { FileTable } from '#contract/types.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { limitConcurrency } from '../../kernel/limitConcurrency.ts';
import { callRates } from '../../kernel/rates/callRates.ts';
import { refuseOver } from '../../kernel/rates/rateLimit.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { receiveFile } from '../../uploads/receive.ts';
import type { FileAnswer } from './worker.ts';

const limited = limitConcurrency(1, 8, 'Too many files are being read at the moment');
/** Bodies in memory at a time, and those that wait without theirs. */
const received = limitConcurrency(4, 4, 'Too many files are being sent at the moment');
const longestMs = 30_000;

const refusal = (message: string, cause?: unknown) => new Refusal(400, 'bad_file', message, { cause });

/** Reads in a thread: a large file takes seconds, which all other requests would wait for. */
function readApart(bytes: Uint8Array): Promise<FileTable> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 16 },
    });
    const late = setTimeout(() => void worker.terminate(), longestMs);
    worker.once('exit', () => clearTimeout(late));
    worker.on('message', (message: FileAnswer | object) => {
      // Under `node --watch`, a worker also posts the files it loaded.
      if ('table' in message) resolve(message.table);
      else if ('refused' in message) reject(refusal(message.refused));
    });
    const fail = (cause: unknown) => reject(refusal('The file is too large or too complex to be read', cause));
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`The thread ended with ${code}`)));
  });
}

export const fileHandlers: Handlers<'files.read'> = {
  'files.read': async (exchange, { request, caller }) => {
    await refuseOver(exchange, `file:${caller.id}`, callRates.fileRead);
    return received(async () => {
      const bytes = await receiveFile(request, bulkLimits.bytes);
      return limited(() => readApart(bytes));
    });
  },
};
