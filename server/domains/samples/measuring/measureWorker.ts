import { parentPort, workerData } from 'node:worker_threads';
import type { Head } from './head.ts';
import { measureHead } from './measureHead.ts';

export interface MeasureStart {
  readonly head: Head;
  readonly at: string;
}

const port = parentPort;
if (!port) throw new Error('Start this file as a worker thread');
const { head, at } = workerData as MeasureStart;
port.postMessage({ answer: await measureHead(head, at) });
