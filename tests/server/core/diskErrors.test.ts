import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { expect, it } from 'vitest';
import { toRefusal } from '#server/http/errors.ts';

function errorOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('No error');
}

it.runIf(process.platform === 'linux')('an unwritable folder is a temporary fault with a time to retry', () => {
  const refusal = toRefusal(errorOf(() => mkdirSync('/sys/exchange')));
  expect(refusal).toMatchObject({ status: 503, retryAfter: expect.any(Number) as number });
});

it('a program without execute permission is a permanent fault', () => {
  const error = errorOf(() => execFileSync(import.meta.filename));
  expect(error).toMatchObject({ code: 'EACCES' });
  expect(toRefusal(error)).toMatchObject({ status: 500, retryAfter: undefined });
});
