import type { Sample } from '#contract/types.ts';
import { inThread } from '#server/kernel/inThread.ts';
import { limitConcurrency } from '#server/kernel/limitConcurrency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Head } from './head.ts';
import { measureHead } from './measureHead.ts';
import type { MeasureStart } from './measureWorker.ts';

const smallBytes = 64 * 1024;
/** Milliseconds for a measurement, after which a crafted source counts as unreadable. */
const longestMs = 20_000;
const limited = limitConcurrency(2, 64, 'Many sources are being measured at the moment');

/** Measures large heads in a thread: a crafted one takes a second, which all other requests would wait for. */
export async function measureApart(head: Head, at: string): Promise<Sample> {
  return head.bytes.length <= smallBytes ? measureHead(head, at) : limited(() => measureInThread({ head, at }));
}

async function measureInThread(start: MeasureStart): Promise<Sample> {
  try {
    return await inThread<Sample>(new URL('./measureWorker.ts', import.meta.url), start, longestMs);
  } catch (cause) {
    throw new Refusal(502, 'source_failed', 'The data cannot be measured', { cause });
  }
}
