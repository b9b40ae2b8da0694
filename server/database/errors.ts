/**
 * Reasons for an unusable database.
 * - `config`: the settings contradict each other; nothing was opened
 * - `notWritable`, `inUse`, `damaged`: the embedded folder cannot be opened
 * - `newerSchema`: this program does not know the stored schema
 * - `olderSchema`: the stored schema lacks steps of this program, which may not add them
 * - `notEmpty`: the target of a copy is not empty; nothing was written
 * - `unavailable`: a temporary outage; callers answer 503 and may retry
 */
export type DatabaseProblem =
  | 'config'
  | 'notWritable'
  | 'inUse'
  | 'damaged'
  | 'newerSchema'
  | 'olderSchema'
  | 'notEmpty'
  | 'unavailable';

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseProblem;

  constructor(code: DatabaseProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A standby, or a primary that was made read-only. Its connection is not used. */
export class StandbyError extends Error {
  override readonly name = 'StandbyError';
}

export function isUnavailable(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && error.code === 'unavailable';
}

export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

// 08 connection, 53 out of resources, 57 operator intervention (57014: statement timeout), 58 system error, 55P03 lock
// timeout, 25006 read-only session because of a full disk.
const passingStates = /^(?:08|53|57|58|55P03|25006)/u;
const systemCode = /^E(?!RR_)[A-Z]+$/u;
// pg gives these no code.
const lostMessages = /^(?:Connection terminated|timeout|Query read timeout|Client has encountered a connection error)/u;

/** PostgreSQL gives a read-only file the code of a missing privilege. */
const isOfFile = (code: string, message: string) => code === '42501' && message.startsWith('could not ');

export function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error;
  const code = codeOf(error) ?? '';
  const passes =
    error instanceof StandbyError || passingStates.test(code) || systemCode.test(code) || isOfFile(code, error.message);
  if (!passes && !lostMessages.test(error.message)) return error;
  return new DatabaseError('unavailable', 'The database is not available', { cause: error });
}
