/**
 * Why the database cannot be used.
 * - `config`: the settings contradict each other; nothing was opened
 * - `notWritable`, `inUse`, `damaged`: the embedded folder cannot be opened
 * - `newerSchema`: the stored schema is not one this program knows
 * - `notEmpty`: where a copy was to go there is something already; nothing was written
 * - `unavailable`: it was there and will be again; callers answer 503 and may retry
 */
export type DatabaseProblem =
  | 'config'
  | 'notWritable'
  | 'inUse'
  | 'damaged'
  | 'newerSchema'
  | 'notEmpty'
  | 'unavailable';

/** The one error class by which this folder says "no database", at start and while serving. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseProblem;

  constructor(code: DatabaseProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** True when the call may succeed later without anyone changing the request: answer 503 with `Retry-After`. */
export function isUnavailable(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && error.code === 'unavailable';
}

/** The SQLSTATE PostgreSQL gave, or a node system error code such as ECONNRESET. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

// 08 connection, 53 out of resources, 57 operator intervention (57014: statement time-out), 58 system error,
// 55P03 lock time-out, 25006 the guard against a full disk has made the session read-only.
const passingStates = /^(?:08|53|57|58|55P03|25006)/u;
const systemCode = /^E(?!RR_)[A-Z]+$/u;
// pg gives these no code.
const lostMessages = /^(?:Connection terminated|timeout|Query read timeout|Client has encountered a connection error)/u;

/** Turns what pg raises for a lost, full or overrun database into `unavailable`; any other error is returned as it came. */
export function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error;
  const code = codeOf(error) ?? '';
  if (!passingStates.test(code) && !systemCode.test(code) && !lostMessages.test(error.message)) return error;
  return new DatabaseError('unavailable', 'The database is not available', { cause: error });
}
