// Provider queries in data rooms: requested by a run, then allowed and withdrawn by the owner of the data.
import { describe, expect, it } from 'vitest';
import { dataRoom } from '#contract/constants.ts';
import {
  AllowedAlgorithms,
  AlgorithmVersions,
  QueryChecked,
  RoomAlgorithms,
} from '#contract/entities/data/algorithms.ts';
import { roomRefusals } from '#server/compute/refusals.ts';
import { fixtureForFile } from './fixture.ts';
import { changeRows, rowsOf } from '#tests/support/database/rows.ts';

const fixture = await fixtureForFile();
type Person = Awaited<ReturnType<typeof fixture.join>>;

const rows = ['kind,level', ...Array.from({ length: 200 }, (_, row) => `${row % 2 ? 'rain' : 'sun'},${row % 17}`)];
const byKind = {
  query: 'select kind, count(*) as days, avg(level) as mean from data group by kind',
  columns: [
    { name: 'kind', type: 'text' },
    { name: 'level', type: 'number' },
  ],
  parameters: [],
  rows: 'kind,level\nrain,1\nrain,3\nsun,8\n',
};
const mapped = { kind: 'kind', level: 'level' };

const publish = (person: Person, id: string, query = byKind.query) =>
  person.call('POST', `/algorithms/${id}/versions`, { ...byKind, query });

/** Opens a data room, an algorithm for it, and a person who may use both. */
async function openRoom(query = byKind.query, source: Parameters<typeof fixture.list>[0] = rows.join('\n')) {
  const owner = await fixture.join('seller');
  const data = await fixture.list(source, { owner_id: owner.id, metadata: { dataRoom: true } });
  const provider = await fixture.join('sp');
  const metadata = { analysis: 'query' };
  const algorithm = await fixture.list('', { type: 'Algorithm', owner_id: provider.id, metadata, price: 0 });
  expect((await publish(provider, algorithm, query)).statusCode).toBe(201);
  const person = await fixture.buyer([data], 'drUser');
  const start = () => fixture.start(person, algorithm, data, mapped);
  const run = () => fixture.run(person, algorithm, data, mapped);
  const asked = async (who: Person = owner) => {
    const reply = await who.call('GET', `/streams/streams/${data}/algorithms`);
    return RoomAlgorithms.parse(reply.json()).algorithms;
  };
  const decide = (decision: 'allow' | 'withdraw', hash: string, who: Person = owner) =>
    who.call('POST', `/streams/streams/${data}/algorithms/${decision}`, { algorithm, hash });
  return { owner, data, provider, algorithm, person, start, run, asked, decide };
}

const firstHash = ([first]: RoomAlgorithms['algorithms']) => first?.hash ?? '';
type RoomAlgorithms = ReturnType<typeof RoomAlgorithms.parse>;

describe('a query in a data room', () => {
  it('is requested at most ten times a day by one person, over all its versions', async () => {
    const { provider, algorithm, asked, start } = await openRoom();
    for (let version = 1; version <= dataRoom.asksADay; version += 1) {
      expect(await start()).toMatchObject({ code: 'not_allowed', error: roomRefusals.asked });
      const query = byKind.query.replace('as days', `as days${version}`);
      expect((await publish(provider, algorithm, query)).statusCode).toBe(201);
    }
    expect(await start()).toMatchObject({ code: 'asked_enough' });
    expect(await asked()).toHaveLength(dataRoom.asksADay);
  });

  it('runs from the permission of the owner to its withdrawal', async () => {
    const { owner, asked, start, run, decide, data, provider } = await openRoom();
    expect(await asked()).toEqual([]);
    expect(await start()).toMatchObject({ code: 'not_allowed', error: roomRefusals.asked });
    const found = await asked();
    expect(found).toMatchObject([{ version: 1, query: byKind.query, room_problem: null, allowed: null }]);
    const allowed = await decide('allow', firstHash(found));
    expect(allowed.json()).toMatchObject({ algorithms: [{ allowed: expect.any(String) }] });
    const result = await run();
    expect(result.rows?.map(([kind]) => kind)).toEqual(['rain', 'sun']);
    expect(result.notes[0]).toContain('groups under 10 rows are hidden');
    const query = '{ executions(role: ALGORITHM) { content { version data } } }';
    const seen = await provider.call('POST', '/application/query', { query });
    expect(seen.json()).toEqual({ data: { executions: { content: [{ version: 1, data: null }] } } });
    const withdrawn = await decide('withdraw', firstHash(found));
    expect(withdrawn.json()).toMatchObject({ algorithms: [{ allowed: null, withdrawn: true }] });
    expect(await start()).toMatchObject({ code: 'not_allowed' });
    const log = await fixture.db
      .selectFrom('audit')
      .select('action')
      .where('actor_id', '=', owner.id)
      .where('action', 'like', 'algorithm.%')
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['algorithm.allowed', 'algorithm.withdrawn']);
    const notified = await rowsOf(fixture.db, 'notifications', { user_id: owner.id, stream_id: data }, 'kind');
    // Requested twice, notified once.
    expect(notified).toEqual([{ kind: 'algorithm_asked' }]);
  });

  it('is refused at its start when the permission was withdrawn while it waited', async () => {
    let open = () => {};
    const isWithdrawn = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { start, asked, decide, person } = await openRoom(byKind.query, (_request, reply) => {
      void isWithdrawn.then(() => reply.end(rows.join('\n')));
    });
    await start();
    const hash = firstHash(await asked());
    await decide('allow', hash);
    const started = await start();
    if (!('id' in started)) throw new Error(started.error);
    await decide('withdraw', hash);
    open();
    expect(await fixture.end(person, started.id)).toMatchObject({ state: 'Failed', error: roomRefusals.notAllowed });
  });

  it('is allowed by its hash: a new version needs its own permission, the same text again does not', async () => {
    const { start, asked, decide, provider, algorithm } = await openRoom();
    await start();
    await decide('allow', firstHash(await asked()));
    await publish(provider, algorithm, byKind.query.replace('avg', 'sum'));
    expect(await start()).toMatchObject({ code: 'not_allowed' });
    expect((await asked()).map(({ version, allowed }) => [version, allowed !== null])).toEqual([
      [2, false],
      [1, true],
    ]);
    await publish(provider, algorithm);
    expect(await start()).toHaveProperty('id');
  });

  it('is listed to those who see the data while its newest version is allowed, marked as usable or not', async () => {
    const { start, asked, decide, provider, algorithm, person, data } = await openRoom();
    const stranger = await fixture.join('buyer');
    const listed = async (who: Person) => {
      const reply = await who.call('GET', `/streams/streams/${data}/algorithms/allowed`);
      return AllowedAlgorithms.parse(reply.json()).algorithms;
    };
    await start();
    expect(await listed(person)).toEqual([]);
    const hash = firstHash(await asked());
    await decide('allow', hash);
    const [found] = await listed(person);
    expect(found).toMatchObject({ algorithm, version: 1, columns: byKind.columns, usable: true });
    expect(found?.example.rows).toHaveLength(2);
    expect(JSON.stringify(found)).not.toContain('select');
    await changeRows(fixture.db, 'streams', { id: algorithm }, { price: 500_000 });
    expect(await listed(stranger)).toMatchObject([{ algorithm, usable: false }]);
    await publish(provider, algorithm, byKind.query.replace('avg', 'sum'));
    expect(await listed(person)).toEqual([]);
    await publish(provider, algorithm);
    expect(await listed(person)).toMatchObject([{ version: 3 }]);
    const hide = (id: string) => changeRows(fixture.db, 'streams', { id }, { visibility: 'private' });
    await hide(algorithm);
    expect(await listed(stranger)).toEqual([]);
    await hide(data);
    expect((await stranger.call('GET', `/streams/streams/${data}/algorithms/allowed`)).statusCode).toBe(404);
  });

  it('does not run if it cannot be checked, and shows the owner the reason instead of the query', async () => {
    const { start, asked, decide, provider, algorithm, owner } = await openRoom(
      'select kind, max(level) as most from data group by kind',
    );
    const problem = 'Line 1, column 14: “max” shows values of single rows';
    expect(await start()).toMatchObject({ code: 'data_room', error: roomRefusals.query(problem) });
    const [found] = await asked();
    expect(found).toMatchObject({ room_problem: problem });
    expect(found).not.toHaveProperty('query');
    const refused = await decide('allow', found?.hash ?? '');
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'not_checkable' }]);
    const { versions } = AlgorithmVersions.parse((await provider.call('GET', `/algorithms/${algorithm}`)).json());
    expect(versions).toMatchObject([{ room_problem: problem }]);
    const ownNotifications = fixture.db.selectFrom('notifications').select('id').where('user_id', '=', owner.id);
    expect(await ownNotifications.execute()).toEqual([]);
  });

  it('must be published again if published before data rooms checked queries', async () => {
    const { start, provider, algorithm } = await openRoom();
    await changeRows(fixture.db, 'algorithm_versions', { stream_id: algorithm }, { room_problem: null });
    expect(await start()).toMatchObject({ error: expect.stringContaining('its provider can publish it again') });
    await publish(provider, algorithm);
    expect(await start()).toMatchObject({ code: 'not_allowed' });
  });
});

it('lets only the owner of the data list, allow and withdraw', async () => {
  const { start, asked, decide, provider, person, data } = await openRoom();
  await start();
  const hash = firstHash(await asked());
  for (const [who, status] of [
    [await fixture.join('seller'), 404],
    [provider, 404],
    [person, 403],
  ] as const) {
    expect((await who.call('GET', `/streams/streams/${data}/algorithms`)).statusCode).toBe(status);
    expect((await decide('allow', hash, who)).statusCode).toBe(status);
    expect((await decide('withdraw', hash, who)).statusCode).toBe(status);
  }
  expect((await decide('allow', 'a'.repeat(64))).statusCode).toBe(404);
  expect(await asked()).toMatchObject([{ allowed: null }]);
});

it('reports in the check of a query whether a data room can run it', async () => {
  const provider = await fixture.join('sp');
  const checked = async (query: string) =>
    QueryChecked.parse((await provider.call('POST', '/algorithms/check', { ...byKind, query })).json()).room_problem;
  expect(await checked(byKind.query)).toBeNull();
  expect(await checked('select * from data')).toBe('Line 1, column 8: “*” shows rows as they are');
});
