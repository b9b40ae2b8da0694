import { describe, expect, it } from 'vitest';
import type { StreamPage } from '#contract/types.ts';
import { newId } from '#server/kernel/newId.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';
import { subscriptionRow } from '#tests/support/ledgerFixture.ts';
import { addRows } from '#tests/support/database/rows.ts';

const hour = 3_600_000;
const from = (ms: number) => new Date(Date.now() + ms).toISOString();
const states = {
  public: {},
  protected: { visibility: 'protected' },
  private: { visibility: 'private' },
  disabled: { status: 'disabled' },
  expired: { end_at: from(-hour) },
  deleted: { deleted_at: from(-hour) },
} as const;
type State = keyof typeof states;
const ids = {} as Record<State, string>;

const server = await exchangeForFile();
const [owner, other, buyer, admin] = [
  await server.join('seller'),
  await server.join('user'),
  await server.join('buyer'),
  await server.join('admin'),
];
const category = await server.addCategory();
for (const state of Object.keys(states) as State[]) {
  const url = `https://secret.example.org/${state}`;
  ids[state] = await owner.list({ name: `the ${state} one`, price: 5, url, subcategory: category });
  const change = states[state];
  if (Object.keys(change).length > 0) {
    await server.db.updateTable('streams').set(change).where('id', '=', ids[state]).execute();
  }
  await addRows(server.db, 'subscriptions', subscriptionRow(ids[state], buyer.id, owner.id));
}

const names = (reply: { json: () => unknown }) =>
  (reply.json() as StreamPage).content
    .map(({ name }) => name.split(' ')[1] ?? '')
    .toSorted((a, b) => a.localeCompare(b));

describe('visibility of one stream', () => {
  const readable: Record<string, readonly State[]> = {
    owner: ['public', 'protected', 'private', 'disabled', 'expired'],
    admin: ['public', 'protected', 'private', 'disabled', 'expired'],
    buyer: ['public', 'protected', 'private', 'disabled', 'expired'],
    other: ['public', 'expired'],
  };

  it.each(Object.entries(readable))('%s', async (who, seen) => {
    const person = { owner, admin, buyer, other }[who] as Person;
    for (const state of Object.keys(states) as State[]) {
      const reply = await person.call('GET', `/streams/streams/${ids[state]}`);
      expect([state, reply.statusCode]).toEqual([state, seen.includes(state) ? 200 : 404]);
    }
  });

  it('answers 404 for an invisible stream', async () => {
    const [hidden, absent] = [
      await other.call('GET', `/streams/streams/${ids.private}`),
      await other.call('GET', `/streams/streams/${newId()}`),
    ];
    const { requestId: _one, ...first } = hidden.json<Record<string, unknown>>();
    const { requestId: _two, ...second } = absent.json<Record<string, unknown>>();
    expect(first).toEqual(second);
  });

  it('a past end makes a stream expired, whatever its stored status', async () => {
    expect((await other.call('GET', `/streams/streams/${ids.expired}`)).json()).toMatchObject({ status: 'expired' });
  });

  it('the end of running access is visible to its holder only', async () => {
    const own = (await buyer.call('GET', `/streams/streams/${ids.public}`)).json<{ access?: { end_date: string } }>();
    expect(Date.parse(own.access?.end_date ?? '')).toBeGreaterThan(Date.now());
    expect((await other.call('GET', `/streams/streams/${ids.public}`)).json()).not.toHaveProperty('access');
  });
});

describe('visibility in lists', () => {
  it('others: streams that are public, published and not past their end', async () => {
    for (const person of [other, buyer, admin]) {
      for (const query of ['', `owner=-${person.id}`, `owner=${owner.id}`, `owner=-${newId()}`]) {
        expect(names(await person.call('GET', `/streams/streams?${query}`))).toEqual(['public']);
      }
      expect(names(await person.call('POST', '/streams/search', { name: 'the' }))).toEqual(['public']);
    }
  });

  it('the owner: all that is not deleted', async () => {
    const all = ['disabled', 'expired', 'private', 'protected', 'public'];
    expect(names(await owner.call('GET', `/streams/streams?owner=${owner.id}`))).toEqual(all);
    expect(names(await owner.call('GET', '/streams/streams'))).toEqual(all);
    expect((await owner.call('GET', '/streams/streams')).json()).toMatchObject({ total: 5 });
    expect(names(await owner.call('GET', `/streams/streams?owner=-${owner.id}`))).toEqual([]);
  });
});

describe('the address', () => {
  it('is for the owner', async () => {
    const reply = await owner.call('GET', `/streams/streams/${ids.public}`);
    expect(reply.json()).toMatchObject({ url: 'https://secret.example.org/public' });
  });

  it('is in no answer to others, not even to a buyer with running access', async () => {
    for (const person of [other, buyer, admin]) {
      const replies = [
        await person.call('GET', `/streams/streams/${ids.public}`),
        await person.call('GET', '/streams/streams?facets=1'),
        await person.call('GET', `/streams/streams?owner=${owner.id}`),
        await person.call('POST', '/streams/search', { name: 'public' }),
        await person.call('POST', '/streams/search', { name: 'secret.example' }),
      ];
      for (const reply of replies) expect(reply.body).not.toContain('secret.example');
    }
  });
});
