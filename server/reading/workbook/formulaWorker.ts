import { parentPort, workerData } from 'node:worker_threads';
import { ReadingError } from '../readingError.ts';
import { refuseWorkbookFormulas } from './formulas.ts';

const port = parentPort;
if (!port) throw new Error('Start this file as a worker thread');
try {
  await refuseWorkbookFormulas(String(workerData));
  port.postMessage({ answer: undefined });
} catch (error) {
  if (!(error instanceof ReadingError)) throw error;
  port.postMessage({ answer: error.message });
}
