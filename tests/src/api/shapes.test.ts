import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/types.ts';
import { checkReply } from '#src/api/shapes.ts';

const neverCalled = new Set<string>(['server.health', 'server.ready']);
/** Calls whose answer is an entity, a page or a list, by the contract. */
const answered = Object.entries(calls).filter(
  ([name, call]) => call.status !== 204 && !('raw' in call) && !neverCalled.has(name),
);

// Replies of a proxy or a wrong address with status 200.
it.each([
  ['an empty object', {}],
  ['text', 'it works'],
  ['null', null],
])('rejects %s for every call whose contract does not allow it', (_, body) => {
  const accepts = ([name]: (typeof answered)[number]) => {
    try {
      checkReply(name as CallName, body);
      return true;
    } catch {
      return false;
    }
  };
  const wrong = answered.filter(([, { reply }]) => !reply.safeParse(body).success);
  expect(wrong.length).toBeGreaterThan(50);
  expect(wrong.filter((call) => accepts(call)).map(([name]) => name)).toEqual([]);
});
