// Playback for the stories of screens: returns the recorded answer to the exact request, or reports it as missing.
import { expect, it } from 'vitest';
import { playBack } from '#stories/pages/playback.ts';
import { recordedAt, type Answer } from '#stories/pages/recording.ts';

const json = { status: 200, type: 'application/json' };
const read = (name: string, sent: object, reply: string): Answer => ({
  ...json,
  name,
  method: 'POST',
  address: '/application/query',
  sent,
  reply,
});
const course = (from: string) => `/transactions/tokens/course?from=${from}&interval=DAY`;
const list = { ...json, name: 'streams.list', method: 'GET' };

const open = () =>
  playBack({
    now: recordedAt.toISOString(),
    userId: '',
    screens: {},
    answers: [
      { ...list, address: '/streams/streams?page=0&limit=20', reply: 'first page' },
      { ...list, name: 'wallet.course', address: course('2026-10-22T12:00:00.000Z'), reply: 'month' },
      read('spending', { from: '2026-10-22T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' }, 'this month'),
      read('spending', { from: '2026-09-22T00:00:00.000Z', to: '2026-10-22T00:00:00.000Z' }, 'last month'),
    ],
  });

type Request = [url: string, options: RequestInit];
const get = (path: string): Request => [`http://exchange${path}`, {}];
const query = (operationName: string, variables: object): Request => [
  '/application/query',
  { method: 'POST', body: JSON.stringify({ operationName, query: '', variables }) },
];

it('returns the recorded answer to a request', async () => {
  const { fetch, missing } = open();
  const reply = await fetch(...get('/streams/streams?limit=20&page=0'));
  expect(await reply.json()).toBe('first page');
  expect(missing).toEqual([]);
});

it.each<[string, Request, string]>([
  ['another page', get('/streams/streams?page=1&limit=20'), 'GET /streams/streams page=1 limit=20'],
  [
    'another filter',
    get('/streams/streams?page=0&limit=20&sort=NAME'),
    'GET /streams/streams page=0 limit=20 sort=NAME',
  ],
  ['an absent filter', get('/streams/streams?page=0'), 'GET /streams/streams page=0'],
  [
    'another period',
    get(course('2026-10-20T12:00:00.000Z')),
    'GET /transactions/tokens/course from=2026-10-20T12:00:00.000Z interval=DAY',
  ],
  ['another variable', query('offers', { turn: 'MINE' }), 'offers turn=MINE'],
])('reports the request for %s as missing', async (_, request, named) => {
  const { fetch, missing } = open();
  const reply = await fetch(...request);
  expect(reply.status).toBe(404);
  expect(missing).toEqual([named]);
});

it('matches recorded days in another time zone', async () => {
  const { fetch, missing } = open();
  const inBerlin = { from: '2026-09-21T22:00:00.000Z', to: '2026-10-21T22:00:00.000Z' };
  const spent = await fetch(...query('spending', inBerlin));
  expect(await spent.json()).toBe('last month');
  expect(missing).toEqual([]);
});
