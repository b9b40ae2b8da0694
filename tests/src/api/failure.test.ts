import { describe, expect, it } from 'vitest';
import { Failure, parseBody, refusal, toFailure } from '#src/api/failure.ts';
import { rows } from '#src/state/machine/actions/index.ts';
import { failureMessage } from '#src/state/machine/failureMessage.ts';

const effect = { unknown: 'It is not known.' };
const messages = { failure: { from: ['message', 'error'], fallback: 'Something went wrong!' }, effect } as const;
const data = { failure: { from: ['data'], fallback: 'Invalid Credentials' }, effect } as const;
const textOf = (failure: Failure, of: Parameters<typeof failureMessage>[1]) => failureMessage(failure, of).text;

describe('failureText', () => {
  it.each([
    ['message first', { message: 'm', error: 'e' }, 'm'],
    ['then error', { error: 'e' }, 'e'],
    ['neither', {}, 'Something went wrong!'],
    ['an object where text should be', { error: {} }, 'Something went wrong!'],
    ['a number', { error: 5 }, 'Something went wrong!'],
    ['blank text', { error: '  ' }, 'Something went wrong!'],
    ['null', null, 'Something went wrong!'],
    ['a list', [], 'Something went wrong!'],
    ['bare text', 'plain', 'Something went wrong!'],
  ])('reads %s', (_, body, text) => {
    expect(textOf(refusal(400, body), messages)).toBe(text);
  });

  it.each([
    ['bare text', 'Account is new', 'Account is new'],
    ['the error field', { error: 'Invalid' }, 'Invalid'],
    ["a proxy's page", '<!DOCTYPE html><title>502</title>', 'Invalid Credentials'],
    ['a page without doctype', '\n<html><body>Bad gateway', 'Invalid Credentials'],
    ['nothing', '', 'Invalid Credentials'],
  ])('uses the body as the text: %s', (_, body, text) => {
    expect(textOf(refusal(401, body), data)).toBe(text);
  });

  it.each([
    ['endDate', 'is not after the start', 'On sale until is not after the start'],
    ['url', 'is already listed', 'Source address is already listed'],
    ['name', 'has more than 256 characters', 'Name has more than 256 characters'],
    ['items.0.partner_id', 'is missing', 'Partner is missing'],
    ['some_otherField', 'is odd', 'Some other field is odd'],
  ])('names %s by its form label', (field, problem, text) => {
    const failure = refusal(400, { error: `${field} ${problem}`, fields: { [field]: problem } });
    expect([textOf(failure, messages), textOf(failure, data)]).toEqual([text, text]);
  });
});

it.each(Object.entries(rows))('asks at most once to try %s again', (_name, of) => {
  const { text, reason = '' } = failureMessage(toFailure(new TypeError('Failed to fetch')), of);
  expect(`${text} ${reason}`).not.toMatch(/try again\b.*try again\b/iu);
});

describe('failureKind', () => {
  it.each([
    ['lost', new TypeError('Failed to fetch')],
    ['lost', new DOMException('timed out', 'TimeoutError')],
    ['dropped', new DOMException('aborted', 'AbortError')],
    ['unreadable', new SyntaxError('Unexpected token <')],
    ['lost', 'thrown text'],
  ])('returns %s', (kind, thrown) => {
    expect(toFailure(thrown).facts.kind).toBe(kind);
  });

  it('keeps a failure as it is', () => {
    const failure = new Failure({ kind: 'refused', fields: {} });
    expect(toFailure(failure)).toBe(failure);
  });
});

describe('refusal details', () => {
  it('carries code, request id, waiting time and field messages', () => {
    const { facts } = refusal(
      429,
      { error: 'slow down', code: 'limited', requestId: 'r1', fields: { amount: 'is too large', other: 7 } },
      '30',
    );
    expect(facts).toEqual({
      kind: 'refused',
      status: 429,
      code: 'limited',
      requestId: 'r1',
      retryAfter: 30,
      fields: { amount: 'is too large' },
    });
  });

  it('survives any body', () => {
    for (const body of ['', '{', 'null', '[]', '"str"', '{"error":{}}', '<html>']) {
      const failure = refusal(500, parseBody(body));
      expect(typeof textOf(failure, messages)).toBe('string');
      expect(textOf(failure, messages)).not.toContain('[object');
      expect(failureMessage(failure, messages).reason ?? '').not.toContain('[object');
    }
  });
});
