// Child process of one run: a job on standard input, its outcome on standard output.
import { text } from 'node:stream/consumers';
import { runLimits } from '#contract/constants.ts';
import type { Job, Outcome } from '../job.ts';
import { reasonOf } from '../../duckdb/error.ts';
import { closeNetwork } from '../../duckdb/fence.ts';

closeNetwork();

const watchMs = 50;
const kibibyte = 1024;
const maxMemoryBytes = runLimits.memoryMegabytes * 2 ** 20;
const peak = () => process.resourceUsage().maxRSS * kibibyte;

function answer(outcome: Outcome): void {
  process.stdout.write(JSON.stringify(outcome), () => process.exit(0));
}

const parent = process.ppid;
// DuckDB enforces its own limit; this one covers the whole process.
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
  if (process.memoryUsage.rss() <= maxMemoryBytes) return;
  answer({ reason: reasonOf(new RangeError('memory')) ?? '', peak: peak() });
}, watchMs).unref();

try {
  // Loads while the job's data is still being fetched. A missing binding is reported as an outcome.
  const loading = import('./runJob.ts');
  loading.catch(() => undefined);
  const job = JSON.parse(await text(process.stdin)) as Job;
  // Backstop beyond the server's own limit, in case the server is gone.
  setTimeout(() => process.exit(1), (runLimits.seconds + 5) * 1000).unref();
  const { runJob, problemOf } = await loading;
  const result = await runJob(job);
  answer({ result, ...(job.isTrial && { roomProblem: await problemOf(job) }), peak: peak() });
} catch (error) {
  const reason = reasonOf(error);
  const fault = error instanceof Error ? error.message : String(error);
  answer(
    reason === undefined
      ? { reason: 'The analysis could not be computed on this data', fault, peak: peak() }
      : { reason, peak: peak() },
  );
}
