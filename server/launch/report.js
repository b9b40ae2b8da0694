import process from 'node:process';

/** A reason not to go on that the reader can act on: shown as one line, without a stack. */
export class Refusal extends Error {}

/** What a failed system call or child process says of itself, such as ENOENT.
 * @param {unknown} error */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** One progress line. Nothing is written while all is up to date, so that a warm start stays quiet.
 * @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Shows that a long step is alive: a line every `everyMs` milliseconds until the returned function is called.
 * @param {string} what */
export function heartbeat(what, everyMs = 5_000) {
  const begun = Date.now();
  const timer = setInterval(() => say(`  ${what}, ${Math.round((Date.now() - begun) / 1_000)} s so far`), everyMs);
  return () => clearInterval(timer);
}

/** Time since `begun` (ms since the epoch) as text, in seconds.
 * @param {number} begun */
export function seconds(begun) {
  return `${((Date.now() - begun) / 1_000).toFixed(1)} s`;
}
