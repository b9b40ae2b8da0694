// Shared by tests of promises: the time zones in which they hold, and people who open a page in turn.
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe } from 'vitest';
import { chooseFormats, localText, utcText } from '#design-system';
import { connect, connections } from '#src/api/connections.ts';
import { slow, type openPageFixture } from './pageFixture.ts';

type Fixture = ReturnType<typeof openPageFixture>;
export type Person = Awaited<ReturnType<Fixture['market']['exchange']['join']>>;

const ownZone = process.env['TZ'];

/** Runs the tests west of Greenwich, half an hour off, and where a day begins first. */
export const inEachZone = (tests: () => void) =>
  describe.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'])('in %s', (zone) => {
    beforeEach(() => {
      process.env['TZ'] = zone;
      chooseFormats({});
      if (localText(0) === utcText(0).replace(' UTC', '')) throw new Error(`${zone} is not set`);
    });
    afterEach(() => {
      if (ownZone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = ownZone;
      chooseFormats({});
    });
    tests();
  });

/** Opens a page as a person and records the changes that it sends: their bodies, and their calls. */
export async function openAs(fixture: Fixture, person: Person, path: string) {
  await fixture.leave();
  const { user } = await fixture.open(path, await fixture.market.exchange.signIn(person.email));
  const sent: Record<string, unknown>[] = [];
  const calls: string[] = [];
  const { fetch } = connections;
  connect({
    fetch: (url, options) => {
      if (options.method !== 'GET' && !url.includes('/application/query')) {
        calls.push(`${options.method} ${url.replace(/^https?:\/\/[^/]+/u, '')}`);
        if (typeof options.body === 'string') sent.push(JSON.parse(options.body) as Record<string, unknown>);
      }
      return fetch(url, options);
    },
  });
  return { user, sent, calls };
}

/** The rows of a page of the query's interface, as a person reads them. */
export async function read<T>(person: Person, query: string): Promise<T[]> {
  const reply = await person.call('POST', '/application/query', { query: `{it:${query}}` });
  return reply.json<{ data: { it: { content: T[] } } }>().data.it.content;
}

export async function rowOf(product: string) {
  const table = await screen.findByRole('table', undefined, slow);
  return (await within(table).findByRole('link', { name: product }, slow)).closest('tr') ?? table;
}
