// Errors without the fields and messages in which drivers quote statements, parameters and stored values.
import { codeOf } from '../database/errors.ts';

/** SQLSTATE class 22, data exception: the message quotes the rejected value. */
export const isUnstorable = (error: unknown) => /^22\w{3}$/u.test(codeOf(error) ?? '');

const messageOf = (error: Error) => (isUnstorable(error) ? 'The database rejected a value' : error.message);

function stackOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return [`${error.name}: ${messageOf(error)}`, ...frames].join('\n');
}

export const plainError = (error: Error) => {
  const code = codeOf(error);
  return {
    type: error.name,
    message: messageOf(error),
    stack: stackOf(error),
    ...(code !== undefined && { code }),
    ...(error.cause instanceof Error && { cause: `${error.cause.name}: ${messageOf(error.cause)}` }),
  };
};

/** Stack and code of an error and of its causes, for `DEBUG=1`. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = [stackOf(error), codeOf(error)].filter(Boolean).join('\n  code ');
  return error.cause === undefined ? own : `${own}\ncaused by ${traceOf(error.cause)}`;
}
