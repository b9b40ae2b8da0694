import process from 'node:process';

/** A refusal that the reader can act on. Shown as one line, without a stack. */
export class Refusal extends Error {}

/** @param {unknown} error of a system call or a child process, with a code such as ENOENT */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** @param {string} line of progress; a warm start prints none */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} what printed every `everyMs` milliseconds until the returned function is called */
export function heartbeat(what, everyMs = 5_000) {
  const begun = Date.now();
  const timer = setInterval(() => say(`  ${what}, ${Math.round((Date.now() - begun) / 1_000)} s so far`), everyMs);
  return () => clearInterval(timer);
}

/** @param {number} begun milliseconds since the epoch */
export function seconds(begun) {
  return `${((Date.now() - begun) / 1_000).toFixed(1)} s`;
}
