// Recorded answers for the stories of screens: they follow the contract, and each recorded screen has a story.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { reads } from '#contract/reads.ts';
import type { Answer, Recording } from '#stories/pages/recording.ts';

const pages = path.join(import.meta.dirname, '..', '..', 'stories', 'pages');
const roles = globSync('recorded/*.json', { cwd: pages }).map((file) => path.basename(file, '.json'));
const recordingOf = (role: string) =>
  JSON.parse(readFileSync(path.join(pages, 'recorded', `${role}.json`), 'utf8')) as Recording;

interface Row {
  readonly reply: z.ZodType;
}

/** Parses the reply of a read, where GraphQL gives null for each absent field. */
function parseRead(schema: z.ZodType, value: unknown) {
  const present = structuredClone(value);
  for (const { path: at } of schema.safeParse(value).error?.issues ?? []) {
    let owner = present as Record<PropertyKey, unknown> | undefined;
    for (const key of at.slice(0, -1)) owner = owner?.[key] as typeof owner;
    const field = at.at(-1);
    if (owner && field !== undefined && owner[field] === null) delete owner[field];
  }
  return { value: present, parsed: schema.safeParse(present) };
}

interface ReadReply {
  data: Record<string, unknown>;
}

/** Violation of the contract in an answer; undefined for none. */
function problemOf({ name, address, status, type, reply }: Answer): string | undefined {
  const isRead = address === '/application/query';
  const row: Row | undefined = isRead
    ? (reads as Record<string, Row | undefined>)[name]
    : (calls as Record<string, Row | undefined>)[name];
  if (!row) return `${name}: not in the contract`;
  if (type !== 'application/json') return undefined;
  const { value, parsed } = isRead
    ? parseRead(row.reply, (reply as ReadReply).data[name])
    : { value: reply, parsed: row.reply.safeParse(reply) };
  if (status >= 300) return `${name}: ${status}`;
  if (!parsed.success) return `${name} ${address}: ${parsed.error.message}`;
  // Zod drops fields that the contract no longer has.
  return JSON.stringify(parsed.data).length < JSON.stringify(value).length ? `${name}: has unknown fields` : undefined;
}

describe.each(roles)('the recording of %s', (role) => {
  const { answers, screens } = recordingOf(role);

  it('follows the contract', () => {
    expect(answers.flatMap((answer) => problemOf(answer) ?? [])).toEqual([]);
  });

  it('has a story for each screen', () => {
    const [code = ''] = globSync('*.stories.tsx', { cwd: pages })
      .map((file) => readFileSync(path.join(pages, file), 'utf8'))
      .filter((text) => text.includes(`screenMeta('${role}')`));
    const shown = Array.from(code.matchAll(/screen: '([\w-]+)'/gu), ([, screen]) => screen);
    expect(shown).toEqual(Object.keys(screens));
  });
});

test('a changed contract fails', () => {
  const [answer] = recordingOf('buyer').answers.filter(({ name }) => name === 'streams.list');
  if (!answer) throw new Error('No list of products is recorded');
  expect(problemOf(answer)).toBeUndefined();
  expect(problemOf({ ...answer, reply: { content: [] } })).toContain('streams.list');
  expect(problemOf({ ...answer, reply: { ...(answer.reply as object), former: 1 } })).toContain('unknown fields');
  expect(problemOf({ ...answer, name: 'streams.former' })).toContain('not in the contract');
});
