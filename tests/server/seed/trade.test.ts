import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { graphqlPath } from '#contract/constants.ts';
import { Id } from '#contract/entities/common.ts';
import { documents, type AuditPage } from '#contract/generated/documents.ts';
import { auditLedger } from '#server/ledger/checks.ts';
import { demoStreams } from '#server/seed/streams/index.ts';
import { samplesDir } from '#server/kernel/exchange.ts';
import { demoPassword, personId } from '#server/seed/demoAccounts.ts';
import { streamId } from '#server/seed/rows.ts';
import { seed } from '#server/seed/seed.ts';
import {
  algorithmData,
  algorithmFile,
  failure,
  readResults,
  runParameters,
  versions,
  wrongColumn,
} from '#server/seed/trade/algorithm.ts';
import { planPurchases, tradeDays } from '#server/seed/trade/plan.ts';
import {
  readRoomResults,
  roomFile,
  roomParameters,
  roomQueryFile,
  roomSalt,
  roomSample,
  roomVersion,
} from '#server/seed/trade/roomQuery.ts';
import { roomForFile } from '#tests/server/compute/room.ts';
import { exchangeForFile, openTestExchange } from '#tests/support/exchange.ts';
import { rowsOf } from '#tests/support/database/rows.ts';

const dayMs = 86_400_000;

it('plans the same purchases for the same start, oldest first', () => {
  const start = new Date('2026-11-23T12:00:00Z');
  const plan = planPurchases(start);
  expect(plan).toEqual(planPurchases(start));
  const times = plan.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(start.getTime());
  expect(start.getTime() - (times[0] ?? 0)).toBeLessThanOrEqual((tradeDays + 1) * dayMs);
});

it('has no purchase before the publication of its stream', () => {
  const start = new Date('2026-11-23T23:59:00Z');
  const ages = new Map(demoStreams.map(({ file, age }) => [file, age]));
  for (const { at, file } of planPurchases(start)) {
    expect((start.getTime() - at.getTime()) / dayMs).toBeLessThan(ages.get(file) ?? 0);
  }
});

const room = roomForFile();
const server = await exchangeForFile({ env: { SEED: 'demo' } });
await seed(server.exchange);

describe('the demo trade', () => {
  const enter = (person: string) => server.enter(`${person}@example.com`, demoPassword);
  const readAs = async <Reply>(person: string, url: string) => {
    const reply = await (await enter(person)).call('GET', url);
    expect(reply.statusCode).toBe(200);
    return reply.json<Reply>();
  };
  it('keeps every rule of the ledger', async () => {
    const { findings, subscriptions } = await auditLedger(server.db);
    expect(findings).toEqual([]);
    expect(subscriptions).toBeGreaterThan(150);
  });

  it('gives each event of the audit log an id of the contract', async () => {
    const admin = await enter('admin');
    const reply = await admin.call('POST', graphqlPath, { query: documents.audit, variables: { limit: 100 } });
    const events = reply.json<{ data: { audit: AuditPage } }>().data.audit.content;
    expect(events.map(({ action }) => action)).toContain('offer.revised');
    expect(events.filter(({ id }) => !Id.safeParse(id).success)).toEqual([]);
  });

  it('sells at an agreed price only after the agreement', async () => {
    const sold = await server.db
      .selectFrom('subscriptions')
      .innerJoin('offers', 'offers.id', 'subscriptions.offer_id')
      .select(['subscriptions.start_at', 'offers.moved_at'])
      .execute();
    expect(sold.length).toBeGreaterThan(0);
    expect(sold.filter(({ start_at, moved_at }) => start_at < moved_at)).toEqual([]);
  });

  it('has no purchase after the last sign-in of its buyer, and no sign-in to come', async () => {
    const now = new Date().toISOString();
    const late = await server.db
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'user_id')
      .select('email')
      .whereRef('start_at', '>', 'last_login_at')
      // An extension starts at the end of the access before.
      .where('start_at', '<=', now)
      .execute();
    expect(late).toEqual([]);
    const ahead = await server.db.selectFrom('users').select('email').where('last_login_at', '>', now).execute();
    expect(ahead).toEqual([]);
  });

  it('notifies the owner of each signed contract', async () => {
    const kinds = await server.db.selectFrom('notifications').select('kind').execute();
    expect(kinds.filter(({ kind }) => kind === 'contract_signed')).toHaveLength(2);
  });

  it('fills three months of the wallets of both sides', async () => {
    const { txList } = await readAs<{ txList: { txType: string; date: string }[] }>(
      'seller',
      '/transactions/tokens-history?limit=100',
    );
    expect(new Set(txList.map(({ txType }) => txType))).toEqual(new Set(['SALE', 'SHARE', 'WITHDRAWAL']));
  });

  it('leaves the buyer with running access, and recent notifications unread', async () => {
    const now = server.exchange.now().toISOString();
    const running = await server.db.selectFrom('subscriptions').select('stream_id').where('end_at', '>', now).execute();
    expect(running.length).toBeGreaterThanOrEqual(3);
    const unread = await server.db.selectFrom('notifications').select('at').where('read_at', 'is', null).execute();
    expect(unread.length).toBeGreaterThan(0);
    expect(unread.every(({ at }) => Date.now() - Date.parse(at) < 2 * dayMs)).toBe(true);
  });

  it('shows a different logo for every seller', async () => {
    const { call } = await enter('buyer');
    const list = await call('GET', '/streams/streams?limit=100');
    const { content } = list.json<{ content: { owner: string; ownerPicture?: string }[] }>();
    const logos = new Map(content.map(({ owner, ownerPicture }) => [owner, ownerPicture]));
    expect(logos.size).toBeGreaterThan(4);
    expect(new Set(logos.values()).size).toBe(logos.size);
    for (const logo of logos.values()) {
      const reply = await call('GET', logo ?? '');
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
    }
  });

  it('sells an algorithm of the service provider, whose results its queries give', async () => {
    const text = await readFile(path.join(samplesDir(server.exchange.config), algorithmData), 'utf8');
    const [head = [], ...lines] = text
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    /** The sample of a check has the names that the query uses. */
    const rowsWith = (value: string) => {
      const places = [head.indexOf(runParameters.day), head.indexOf(value)];
      return ['day,value', ...lines.map((line) => places.map((place) => line[place]).join(','))].join('\n');
    };
    const { call } = await enter('sp');
    const check = async ({ ago: _ago, roomProblem: _problem, ...query }: (typeof versions)[number], value: string) => {
      const reply = await call('POST', '/algorithms/check', { ...query, rows: rowsWith(value) });
      return reply.json<{ result?: object; error?: string; room_problem?: string }>();
    };
    const results = await readResults();
    for (const [index, version] of versions.entries()) {
      const { result, room_problem } = await check(version, runParameters.value);
      expect([result, room_problem]).toEqual([results[index], version.roomProblem]);
    }
    const [version] = versions;
    expect(version && (await check(version, wrongColumn)).error).toBe(failure.replace(wrongColumn, 'value'));

    const about = await readAs<{ versions: { runs: number }[] }>('sp', `/algorithms/${streamId(algorithmFile)}`);
    expect(about.versions).toHaveLength(2);
    expect(about.versions.reduce((sum, { runs }) => sum + runs, 0)).toBeGreaterThanOrEqual(3);
    const sold = await rowsOf(server.db, 'subscriptions', { stream_id: streamId(algorithmFile) });
    const runs = await rowsOf(server.db, 'executions', { algorithm_id: streamId(algorithmFile) });
    expect(runs.filter(({ phase }) => phase === 'failed')).toHaveLength(1);
    for (const run of runs) {
      expect(run.user_id).toBe(personId('buyer'));
      expect(sold.some(({ start_at, end_at }) => start_at <= run.created_at && run.created_at < end_at)).toBe(true);
    }
  });

  it('has a query that the owner of a data room allowed, with its example and its answer', async () => {
    const { example, answer } = await readRoomResults();
    const { query, columns, parameters } = roomVersion;
    const body = { query, columns, parameters, rows: roomSample };
    const checked = await (await enter('sp')).call('POST', '/algorithms/check', body);
    expect(checked.json()).toMatchObject({ result: example, room_problem: null });

    const data = path.join(samplesDir(server.exchange.config), roomFile);
    expect(await room.askQuery(data, query, columns, { mapped: roomParameters, secret: roomSalt })).toEqual(answer);

    const { algorithms } = await readAs<{ algorithms: object[] }>(
      'seller',
      `/streams/streams/${streamId(roomFile)}/algorithms`,
    );
    expect(algorithms).toMatchObject([{ algorithm: streamId(roomQueryFile), query, allowed: expect.any(String) }]);
    const usable = await readAs<{ algorithms: { id: string }[] }>('druser', '/executions/analyses');
    expect(usable.algorithms.map(({ id }) => id)).toContain(streamId(roomQueryFile));
    const ofQuery = { algorithm_id: streamId(roomQueryFile) };
    const runs = await rowsOf(server.db, 'executions', ofQuery, 'user_id', 'phase', 'data_room');
    expect(runs).toEqual([{ user_id: personId('druser'), phase: 'done', data_room: true }]);
  });

  it('is added once', async () => {
    const tables = ['transfers', 'subscriptions', 'offers', 'notifications'] as const;
    const readAll = () => Promise.all(tables.map((table) => rowsOf(server.db, table)));
    const before = await readAll();
    await seed(server.exchange);
    expect(await readAll()).toEqual(before);
  });
});

it('leaves out the demo trade where an address is taken', async () => {
  const server = await openTestExchange({ env: { SEED: 'demo' } });
  await server.addUser(['seller'], { email: 'aurora@example.com' });
  await seed(server.exchange);
  expect(await server.db.selectFrom('subscriptions').select('id').execute()).toEqual([]);
  await server.close();
});
