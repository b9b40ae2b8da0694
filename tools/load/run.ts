// npm run load [-- --people 200 --minutes 5 --on embedded,postgres,cluster --think 1000 --soak]: simulated people live the
// main story on each way of running the exchange. Exit code 0 only without a single error. Loopback only.
import { loadavg } from 'node:os';
import process from 'node:process';
import { measure, type Measured } from './measure.ts';
import { readOptions } from './options.ts';
import { missingFor, stopAll } from './topologies.ts';

const shownErrors = 10;
const print = (line = '') => void process.stdout.write(`${line}\n`);
const ms = (value: number) => value.toFixed(1).padStart(9);

function show({ what, stories, callsPerSecond, times, errors, broken, audit, memory, retained }: Measured): void {
  print(`\n${what}: ${stories} stories, ${callsPerSecond.toFixed(0)} calls/s, ${errors.length} errors`);
  print(`${'call'.padEnd(18)}${'calls'.padStart(8)}   p50 ms   p99 ms   max ms`);
  for (const [call, { number, p50, p99, max }] of times) {
    print(`${call.padEnd(18)}${String(number).padStart(8)}${ms(p50)}${ms(p99)}${ms(max)}`);
  }
  print(`Memory ${memory.early.toFixed(0)} MB, at the end ${memory.late.toFixed(0)} MB. ${audit}`);
  for (const threads of retained) {
    const list = Object.entries(threads).map(([thread, megabytes]) => `${thread} ${megabytes.toFixed(1)}`);
    print(`In use after a collection, in MB: ${list.join(', ')}`);
  }
  for (const error of new Set(errors.slice(0, shownErrors))) print(`Error: ${error}`);
  for (const problem of broken) print(`Broken: ${problem}`);
  if (broken.length === 0) print('No session lost, limits shared by all processes, ledger sound');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(130)));
}

try {
  const options = readOptions(process.argv.slice(2));
  let failed = 0;
  for (const name of options.topologies) {
    const missing = missingFor(name);
    if (missing) {
      print(`\n${name} was not run: ${missing}`);
      failed += 1;
      continue;
    }
    const measured = await measure(name, options);
    show(measured);
    failed += measured.errors.length + measured.broken.length + (measured.stories === 0 ? 1 : 0);
  }
  print(
    `\nLoad of the machine: ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
