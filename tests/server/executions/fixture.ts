// Fixture for runs: a listening server with demo data, a local source, and people who run analyses on both.
import type { RequestListener } from 'node:http';
import { expect } from 'vitest';
import type { Execution, ExecutionResult, ExecutionStarted, Slot } from '#contract/types.ts';
import type { Row } from '#server/database/schema.ts';
import { newId } from '#server/kernel/newId.ts';
import { streamId } from '#server/seed/rows.ts';
import { copyStream } from '#tests/support/copyStreams.ts';
import { openTestExchange, type TestExchangeOptions } from '#tests/support/exchange.ts';
import { forFile } from '#tests/support/forFile.ts';
import { freePort } from '#tests/support/processes/freePort.ts';
import { slowness } from '#tests/support/slowness.ts';
import { addRows, rowOf } from '#tests/support/database/rows.ts';
import { subscriptionRow } from '#tests/support/ledgerFixture.ts';
import { Source } from '../access/fixture.ts';

const patienceMs = 60_000 * slowness();

export async function openFixture(options: TestExchangeOptions = {}) {
  const answers = new Map<string, RequestListener>();
  const source = new Source();
  source.answer = (request, reply) => {
    const answer = answers.get((request.url ?? '').slice(1));
    if (answer) answer(request, reply);
    else reply.writeHead(404).end();
  };
  await source.listen();
  const port = String(await freePort());
  const env = { PORT: port, ALLOW_UPSTREAM_HOSTS: '127.0.0.1', ...options.env };
  const server = await openTestExchange({ demo: true, ...options, env });
  await server.app.listen({ port: Number(port), host: '127.0.0.1' });
  type Person = Awaited<ReturnType<typeof server.join>>;

  /** Lists a stream, by default of the demo seller, whose source sends the given answer. */
  async function list(reply: RequestListener | string, change: Partial<Row<'streams'>> = {}): Promise<string> {
    const id = newId();
    answers.set(id, typeof reply === 'string' ? (_request, response) => response.end(reply) : reply);
    await copyStream(server.db, streamId('seattle-weather.csv'), { id, url: `${source.origin}/${id}`, ...change });
    return id;
  }

  /** Grants running access, as a purchase does. */
  async function grant(person: Person, stream: string): Promise<void> {
    const { owner_id } = await rowOf(server.db, 'streams', { id: stream }, 'owner_id');
    await addRows(server.db, 'subscriptions', subscriptionRow(stream, person.id, owner_id));
  }

  async function start(person: Person, algo: string, data: string, parameters?: object) {
    const payload = { algo, executions: [{ data, ...(parameters && { metadata: { parameters } }) }] };
    const reply = await person.call('POST', '/executions/executions', payload);
    expect(reply.statusCode).toBe(201);
    const [first] = reply.json<ExecutionStarted>().results;
    if (!first) throw new Error('No answer for the run');
    return first;
  }

  const look = async (person: Person, id: string) =>
    (await person.call('GET', `/executions/executions/${id}`)).json<Execution>();

  /** Waits until a run is over. */
  async function end(person: Person, id: string): Promise<Execution> {
    const run = await expect
      .poll(() => look(person, id), { timeout: patienceMs, interval: 100 })
      .not.toMatchObject({ state: 'In progress' })
      .then(() => look(person, id));
    return run;
  }

  /** Starts a run, waits for it and returns its result. */
  async function run(person: Person, algo: string, data: string, parameters?: object): Promise<ExecutionResult> {
    const started = await start(person, algo, data, parameters);
    if (!('id' in started)) throw new Error(started.error);
    const over = await end(person, started.id);
    if (over.state !== 'Succeeded') throw new Error(over.error);
    const reply = await person.call('GET', `/executions/executions/${started.id}/result`);
    return reply.json<{ result: ExecutionResult }>().result;
  }

  /** Starts a run that must fail and returns its reason. */
  async function reasonOf(person: Person, algo: string, data: string, parameters?: object): Promise<string> {
    const started = await start(person, algo, data, parameters);
    if (!('id' in started)) return started.error;
    const over = await end(person, started.id);
    expect(over.state).toBe('Failed');
    const reply = await person.call('GET', `/executions/executions/${started.id}/result`);
    expect(reply.statusCode).toBe(409);
    expect(reply.json<{ error: string }>().error).toBe(over.error);
    return over.error ?? '';
  }

  /** Adds a person with access to the given streams. */
  async function buyer(streams: readonly string[], ...slots: Slot[]): Promise<Person> {
    const person = await server.join(...(slots.length > 0 ? slots : (['buyer'] as const)));
    for (const stream of streams) await grant(person, stream);
    return person;
  }

  return {
    ...server,
    list,
    grant,
    buyer,
    start,
    look,
    end,
    run,
    reasonOf,
    async close() {
      source.close();
      await server.close();
    },
  };
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

/** Opens the fixture for one test file. */
export const fixtureForFile = (...options: Parameters<typeof openFixture>) => forFile(openFixture(...options));
