import process from 'node:process';

/** A refusal that the reader can act on. Shown as one line, without a stack. */
export class Refusal extends Error {}

/**
 * Returns the code of a failed system call or child process, such as ENOENT.
 * @param {unknown} error
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/**
 * Prints one progress line. A warm start prints nothing.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Prints a line every `everyMs` milliseconds during a long step, until the returned function is called.
 * @param {string} what
 */
export function heartbeat(what, everyMs = 5_000) {
  const begun = Date.now();
  const timer = setInterval(() => say(`  ${what}, ${Math.round((Date.now() - begun) / 1_000)} s so far`), everyMs);
  return () => clearInterval(timer);
}

/**
 * Formats the time since `begun` (ms since the epoch) in seconds.
 * @param {number} begun
 */
export function seconds(begun) {
  return `${((Date.now() - begun) / 1_000).toFixed(1)} s`;
}
