// Child process of one table job: a job on standard input, its outcome on standard output.
import { text } from 'node:stream/consumers';
import { runLimits } from '#contract/constants.ts';
import { isOutOfMemory, reasonOf } from '../../duckdb/error.ts';
import { closeNetwork } from '../../duckdb/fence.ts';
import type { TableJob, TableOutcome } from '../job.ts';

closeNetwork();

const watchMs = 50;
const kibibyte = 1024;
const maxMemoryBytes = runLimits.memoryMegabytes * 2 ** 20;
const peak = () => process.resourceUsage().maxRSS * kibibyte;

function answer(outcome: TableOutcome<unknown>): void {
  process.stdout.write(JSON.stringify(outcome), () => process.exit(0));
}

const tooMuch = 'This needs more memory than a read may use: choose fewer columns or rows';

const parent = process.ppid;
// DuckDB enforces its own limit; this one covers the whole process.
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
  if (process.memoryUsage.rss() > maxMemoryBytes) answer({ reason: tooMuch, peak: peak() });
}, watchMs).unref();

try {
  // Loads while the job's data is still being fetched.
  const loading = import('./perform.ts');
  loading.catch(() => undefined);
  const job = JSON.parse(await text(process.stdin)) as TableJob;
  // Backstop beyond the server's own limit, in case the server is gone.
  setTimeout(() => process.exit(1), 2 * runLimits.seconds * 1000).unref();
  const { perform, ArgumentError } = await loading;
  try {
    answer({ result: await perform(job), peak: peak() });
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    answer({ wrong: error.wrong, peak: peak() });
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const reason = isOutOfMemory(error) ? tooMuch : reasonOf(error);
  answer(
    reason === undefined
      ? { reason: 'The data could not be read as a table', fault: message, peak: peak() }
      : { reason, peak: peak() },
  );
}
