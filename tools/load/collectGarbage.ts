// Preloaded into the server of a soak. On SIGUSR2 each thread collects its garbage, and the main thread prints the
// megabytes that stay in use in each.
/* oxlint-disable unicorn/prefer-add-event-listener, unicorn/require-post-message-target-origin -- a channel of threads is not a window */
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';
import { retainedLine } from './retained.ts';

const answerLimitMs = 5_000;
const channel = new BroadcastChannel('collect garbage');

function retained(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

if (isMainThread) {
  channel.unref();
  process.on('SIGUSR2', () => {
    const megabytes: Record<string, number> = {};
    channel.onmessage = (event) => Object.assign(megabytes, (event as { data: object }).data);
    channel.postMessage('collect');
    megabytes['main'] = retained();
    setTimeout(() => process.stdout.write(`${retainedLine}${JSON.stringify(megabytes)}\n`), answerLimitMs);
  });
} else {
  channel.onmessage = () => channel.postMessage({ [`thread ${threadId}`]: retained() });
  channel.unref();
}
