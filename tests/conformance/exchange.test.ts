// The rows of the table again, sent by the app's own layer of calls to a started exchange with its demo data. Each is
// answered as the contract says, and refusals show the specified words. So the table cannot lie.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { withLabel } from '#src/messages/fields.ts';
import { calls } from '#contract/calls.ts';
import { connect } from '#src/api/connections.ts';
import { rowOf } from '#tests/support/operations.ts';
import { operations, resetOperations } from '#src/state/machine/operations.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { initialSession, session } from '#src/state/me/session.ts';
import { startServer, type Exchange } from '#tests/support/startServer.ts';
import { failureOf, payloadOf, stateKey, successText, tableRows, type RowName } from './rows/index.ts';
import { openConformanceFixture, type Person, type ConformanceFixture } from './fixture.ts';
import { settings } from './settings.ts';
import type { Given, Row } from './row.ts';
import { slowness } from '#tests/support/slowness.ts';

// Nothing is painted here, so every frame comes at once.
vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));

interface Exchanged {
  asked: string;
  authorization: string | null;
  body: unknown;
  /** Milliseconds after the act. */
  after: number;
  status: number;
  answer: unknown;
}

interface Place {
  exchange: Exchange;
  fixture: ConformanceFixture;
}
/** Demo payments, and those that an administrator decides. */
let places: Record<'demo' | 'manual', Place>;
let exchange: Exchange;
let fixture: ConformanceFixture;
const enter = (place: Place) => ({ exchange, fixture } = place);
let begun = 0;
const log: Exchanged[] = [];

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

/** Lets a call through to the exchange and writes it down. */
async function through(url: string, options: RequestInit): Promise<Response> {
  const after = performance.now() - begun;
  const response = await fetch(exchange.url + url, options);
  const answer = parsed(await response.clone().text());
  const { body, method } = options;
  log.push({
    asked: `${method} ${url}`,
    authorization: new Headers(options.headers).get('authorization'),
    body: typeof body === 'string' ? JSON.parse(body) : (body ?? undefined),
    after,
    status: response.status,
    answer,
  });
  return response;
}

async function openPlace(env?: Record<string, string>): Promise<Place> {
  const started = await startServer(env);
  return { exchange: started, fixture: await openConformanceFixture(started) };
}

beforeAll(async () => {
  const [demo, manual] = await Promise.all([openPlace(), openPlace({ PAYMENTS: 'manual' })]);
  places = { demo, manual };
  enter(demo);
  connect({ fetch: through, token: () => session.token, onUnauthorised: () => {} });
}, 120_000 * slowness());
afterAll(() => Promise.all(Object.values(places).map((place) => place.exchange.stop())));
afterEach(() => {
  resetOperations();
  resetAll();
});

/** Sets the acting person; undefined signs out. */
const signInAs = (who: Pick<Person, 'id' | 'token'> | undefined) =>
  Object.assign(session, initialSession(), { token: who?.token ?? '', userId: who?.id ?? '' });

/** Acts and returns the first call, which is the row's own. */
async function act(row: Row, given: Given) {
  log.length = 0;
  begun = performance.now();
  await row.act(given);
  const [first] = log;
  if (!first) throw new Error('nothing was sent');
  return first;
}

const whole = (who: Person | undefined, more: Partial<Given> = {}): Given => ({
  userId: who?.id ?? '',
  email: who?.email ?? '',
  password: who?.password ?? '',
  stream: { id: 'any', name: '' },
  category: fixture.category,
  url: '',
  offer: { id: 'any', version: 0 },
  subscription: 'any',
  session: 'any',
  request: 'any',
  run: 'any',
  search: 'any',
  choice: { algorithm: 'any', hash: 'any' },
  payment: 'any',
  contract: { id: 'any', owner: { id: 'any', name: '' } } as Given['contract'],
  other: { id: fixture.seller.id, email: fixture.seller.email },
  link: { token: 'any', id: 'any' },
  passcode: 'any',
  picture: fixture.picture,
  file: new Blob([]),
  ...more,
});

/** Reply schema of the contract. The server checks a read by GraphQL against its schema. */
function isAsContracted(name: RowName, { status, answer }: Exchanged): boolean {
  const row = rowOf(name);
  if (!('call' in row)) return status === 200 && Boolean((answer as { data?: unknown }).data);
  const call = calls[row.call];
  return status === call.status && call.reply.safeParse(answer).success;
}

const stateOf = (name: RowName, row: Row, given: Given) => {
  const operation = operations[stateKey(name, row, given)];
  return [operation?.phase, operation && 'text' in operation ? operation.text : undefined];
};

/** Phase and text after such an answer. */
function failed(row: Row, answer: unknown) {
  const { tries, otherwise } = failureOf(row);
  const {
    error,
    message,
    fields = {},
  } = answer as { error: string; message?: string; fields?: Record<string, string> };
  // Wire names are shown as the labels of their fields.
  const labelled = withLabel(error, fields);
  const received = { data: labelled, error: labelled, message };
  return ['fail', tries.map((field) => received[field]).find((text) => text !== undefined) ?? otherwise];
}

const needsSession = (name: RowName) => {
  const row = rowOf(name);
  return !('call' in row) || calls[row.call].access !== 'public';
};

it('shows the specified text when a session is refused, for each row that needs one', async () => {
  const given = whole(fixture.buyer);
  signInAs({ id: given.userId, token: 'no.such.token' });
  log.length = 0;
  const held = tableRows.filter(([name]) => needsSession(name));
  const tell = async ([name, row]: (typeof held)[number]) => {
    await row.act(given);
    return { name, row, received: stateOf(name, row, given) };
  };
  // Those that wait a second wait it together; the others may take one another's place.
  const waiting = await Promise.all(held.filter(([, { waits }]) => waits !== 0).map(tell));
  const atOnce = [];
  for (const each of held.filter(([, { waits }]) => waits === 0)) atOnce.push(await tell(each));
  for (const { name, row, received } of [...waiting, ...atOnce]) {
    const answer = log.find(({ asked }) => asked === row.sends(given));
    expect([name, answer?.status, ...received]).toEqual([name, 401, ...failed(row, answer?.answer)]);
  }
});

describe.each(tableRows)('%s', (name, row) => {
  it('is answered as in the contract, and reported with the specified text', async () => {
    enter(places[row.manual ? 'manual' : 'demo']);
    const { who, given: more, refused } = await settings[name](fixture);
    const given = whole(who, more);
    signInAs(who);
    // Refused first, where there is something to refuse: what it is about is then still there.
    const bad = { ...given, ...refused };
    const refusals = refused ? [await act(row, bad)] : [];
    for (const { answer } of refusals) expect(stateOf(name, row, bad)).toEqual(failed(row, answer));
    const first = await act(row, given);
    expect(first.asked).toBe(row.sends(given));
    expect(first.authorization).toBe(who?.token ?? '');
    expect(payloadOf(first.body)).toEqual(row.form ?? row.body?.(given));
    expect(first.after).toBeGreaterThanOrEqual((row.waits ?? 1000) - 5);
    expect([first, isAsContracted(name, first)]).toEqual([first, true]);
    expect(stateOf(name, row, given)).toEqual(['success', successText(row, given)]);
  });
});
