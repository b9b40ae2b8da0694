import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sessionLimit } from '#server/kernel/variables.ts';
import { readToken, writeToken } from '#server/domains/session/token.ts';
import { newId } from '#server/kernel/newId.ts';

const secret = randomBytes(32);
const start = Date.parse('2026-03-01T12:00:00Z');
const at = (seconds: number, key = secret) => ({ secret: key, now: () => new Date(start + seconds * 1000) });

describe('a token that has been read before', () => {
  it('verifies the same token again until it expires', async () => {
    const claims = { sub: newId(), sid: newId() };
    const token = await writeToken(at(0), claims);
    for (const seconds of [0, 1, sessionLimit - 1]) {
      expect(await readToken(at(seconds), token)).toMatchObject(claims);
    }
    for (const seconds of [sessionLimit, sessionLimit + 1]) expect(await readToken(at(seconds), token)).toBeUndefined();
  });

  it('verifies neither a token with another signature nor the same token under another key', async () => {
    const token = await writeToken(at(0), { sub: newId(), sid: newId() });
    expect(await readToken(at(0), token)).toBeDefined();
    const [head, body, signature = ''] = token.split('.');
    const other = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect(await readToken(at(0), other)).toBeUndefined();
    expect(await readToken(at(0, randomBytes(32)), token)).toBeUndefined();
    expect(await readToken(at(0), `${head}.${body}.`)).toBeUndefined();
  });

  it('is cached up to a limit; further tokens are verified each time', async () => {
    const first = await writeToken(at(0), { sub: newId(), sid: newId() });
    expect(await readToken(at(0), first)).toBeDefined();
    for (let n = 0; n < 5_001; n += 1) {
      const claims = { sub: newId(), sid: newId() };
      expect(await readToken(at(0), await writeToken(at(0), claims))).toMatchObject(claims);
    }
    expect(await readToken(at(0), first)).toBeDefined();
  });
});
