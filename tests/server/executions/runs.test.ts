import { describe, expect, it } from 'vitest';
import { EXAMPLE_EXECUTION_ID, maxRunsWaiting } from '#contract/constants.ts';
import { Execution, ExecutionReply } from '#contract/entities/data/executions.ts';
import type { ExecutionStarted } from '#contract/types.ts';
import { newId } from '#server/kernel/newId.ts';
import { streamId } from '#server/seed/rows.ts';
import { demoPassword, personId } from '#server/seed/demoAccounts.ts';
import { fixtureForFile } from './fixture.ts';
import { changeRows, rowsOf } from '#tests/support/database/rows.ts';

const weather = streamId('seattle-weather.csv');
const fixture = await fixtureForFile();

describe('a run', () => {
  it('goes through its phases to a result', async () => {
    const person = await fixture.buyer([weather]);
    const started = await fixture.start(person, 'summary', weather);
    expect(started).toEqual({ id: expect.any(String) });
    const run = await fixture.end(person, 'id' in started ? started.id : '');
    expect(Execution.parse(run)).toMatchObject({
      state: 'Succeeded',
      phase: 'done',
      cost: 0,
      data: weather,
      algo: 'summary',
    });
    expect(run.phases.map(({ phase }) => phase)).toEqual(['queued', 'preparing', 'running', 'publishing', 'done']);
    const reply = await person.call('GET', `/executions/executions/${run.id}/result`);
    const { result } = ExecutionReply.parse(reply.json());
    expect(result.facts).toMatchObject({ rows: 1461, columns: 6 });
    const temperature = result.rows?.find(([name]) => name === 'temp_max');
    const cell = (name: string) => temperature?.[result.columns.findIndex((column) => column.name === name)];
    // Published with the data set: mean 16.4, from -1.6 to 35.6 degrees.
    expect(cell('mean')).toBeCloseTo(16.439, 3);
    expect([cell('minimum'), cell('maximum')]).toEqual([-1.6, 35.6]);
  });

  it('works on own data without a purchase, and not on that of others', async () => {
    const owner = await fixture.join('user');
    const own = await fixture.list('a,b\n1,2\n3,4\n', { owner_id: owner.id });
    expect((await fixture.run(owner, 'summary', own)).facts).toMatchObject({ rows: 2, columns: 2 });
    expect(await fixture.start(owner, 'summary', weather)).toEqual({
      error: 'Buy access to this data before running on it',
      code: 'no_access',
    });
    expect(await fixture.start(owner, 'summary', newId())).toMatchObject({ code: 'not_found' });
  });

  it('returns the reason for each run that was not started', async () => {
    const person = await fixture.buyer([weather]);
    const reply = await person.call('POST', '/executions/executions', {
      algo: 'regression',
      executions: [
        { data: weather, metadata: { parameters: { x: 'temp_min', y: 'temp_max' }, note: 'first' } },
        { data: weather },
        { data: weather, metadata: { parameters: { x: 'temp_min', y: 'temp_max', sql: 'select 1' } } },
        { data: newId() },
      ],
    });
    const { results } = reply.json<ExecutionStarted>();
    expect(results.map((one) => ('id' in one ? 'id' : one.code))).toEqual([
      'id',
      'invalid_parameters',
      'invalid_parameters',
      'not_found',
    ]);
    expect(results[1]).toMatchObject({
      error: 'X (predictor) is missing',
      fields: { x: 'is missing', y: 'is missing' },
    });
    expect(results[2]).toMatchObject({ fields: { sql: 'is not known' } });
    const [first] = results;
    const run = await fixture.end(person, first && 'id' in first ? first.id : '');
    expect(run.metadata).toEqual({ parameters: { x: 'temp_min', y: 'temp_max' }, note: 'first' });
  });

  it('starts once for one idempotency key', async () => {
    const person = await fixture.buyer([weather]);
    const send = () =>
      person.call(
        'POST',
        '/executions/executions',
        { algo: 'quality', executions: [{ data: weather }] },
        { 'idempotency-key': 'one' },
      );
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    const runs = await rowsOf(fixture.db, 'executions', { user_id: person.id }, 'id');
    expect(runs).toHaveLength(1);
  });

  it('can be stopped while it runs, and not when it is over', async () => {
    const stream = await fixture.list((_request, reply) => void reply.write('a,b\n'));
    const person = await fixture.buyer([stream]);
    const started = await fixture.start(person, 'summary', stream);
    const id = 'id' in started ? started.id : '';
    await expect.poll(() => fixture.look(person, id)).toMatchObject({ phase: 'preparing' });
    expect((await person.call('GET', `/executions/executions/${id}/result`)).json()).toMatchObject({
      code: 'run_unfinished',
    });
    const stopped = await person.call('POST', `/executions/executions/${id}/cancel`);
    expect(stopped.json()).toMatchObject({ state: 'Failed', phase: 'cancelled' });
    expect((await person.call('POST', `/executions/executions/${id}/cancel`)).statusCode).toBe(409);
    // The worker is free for the next run.
    expect((await fixture.run(await fixture.buyer([weather]), 'quality', weather)).content).toBe('A');
  });

  it('fails when the person who started it is disabled', async () => {
    const stream = await fixture.list((_request, reply) => void reply.write('a,b\n'));
    const person = await fixture.buyer([stream]);
    const started = await fixture.start(person, 'summary', stream);
    const id = 'id' in started ? started.id : '';
    await expect.poll(() => fixture.look(person, id)).toMatchObject({ phase: 'preparing' });
    await changeRows(fixture.db, 'users', { id: person.id }, { disabled: true });
    const phaseOf = () => fixture.db.selectFrom('executions').select('phase').where('id', '=', id).executeTakeFirst();
    await expect.poll(phaseOf).toEqual({ phase: 'failed' });
  });

  it('is refused once too many runs of the person wait', async () => {
    const stream = await fixture.list((_request, reply) => void reply.write('a,b\n'));
    const person = await fixture.buyer([stream]);
    const executions = Array.from({ length: maxRunsWaiting }, () => ({ data: stream }));
    await person.call('POST', '/executions/executions', { algo: 'summary', executions });
    expect(await fixture.start(person, 'summary', stream)).toMatchObject({ code: 'too_many_runs' });
    await changeRows(
      fixture.db,
      'executions',
      { user_id: person.id },
      { phase: 'failed', finished_at: new Date().toISOString() },
    );
  });
});

describe('the example run', () => {
  it('is readable by everyone, under the id of the specification', async () => {
    const person = await fixture.join('drUser');
    const reply = await person.call('GET', `/executions/executions/${EXAMPLE_EXECUTION_ID}/result`);
    const { result } = ExecutionReply.parse(reply.json());
    expect(reply.statusCode).toBe(200);
    expect(result).toMatchObject({ kind: 'series', facts: { steps: 48, season: 12 } });
    expect((await fixture.look(person, EXAMPLE_EXECUTION_ID)).state).toBe('Succeeded');
    const openapi = await fixture.app.inject('/openapi.json');
    expect(openapi.body).toContain(EXAMPLE_EXECUTION_ID);
  });

  it('equals the result of a new run', async () => {
    const person = await fixture.buyer([weather]);
    const found = await fixture.run(person, 'forecast', weather, { date: 'date', measure: 'temp_max' });
    const reply = await person.call('GET', `/executions/executions/${EXAMPLE_EXECUTION_ID}/result`);
    // The last digits depend on the processor.
    const rounded = (value: unknown) =>
      JSON.stringify(value, (_key, one: unknown) => (typeof one === 'number' ? Number(one.toPrecision(9)) : one));
    expect(rounded(reply.json<{ result: unknown }>().result)).toBe(rounded(found));
  });
});

describe('the catalogue of analyses', () => {
  it('lists the analyses, and the algorithms available to the caller', async () => {
    const provider = await fixture.join('sp');
    const preset = { analysis: 'histogram', column: 'temp_max', bins: 5 };
    const algorithm = await fixture.list('', { type: 'Algorithm', owner_id: provider.id, metadata: preset, price: 1 });
    const person = await fixture.buyer([weather]);
    expect(await fixture.start(person, algorithm, weather)).toMatchObject({ code: 'no_access' });
    await fixture.grant(person, algorithm);
    const offered = await person.call('GET', '/executions/analyses');
    expect(offered.json()).toMatchObject({ algorithms: [{ id: algorithm, analysis: 'histogram', price: 1 }] });
    const result = await fixture.run(person, algorithm, weather);
    expect(result.rows).toHaveLength(5);

    const query = `{ executions(role: ALGORITHM) { total content { algo state cost data user { id } metadata error } } }`;
    const seen = await provider.call('POST', '/application/query', { query });
    // The provider sees that the algorithm ran, but not its data, user or outcome.
    expect(seen.json()).toEqual({
      data: {
        executions: {
          total: 1,
          content: [
            { algo: algorithm, state: 'Succeeded', cost: 0, data: null, user: null, metadata: null, error: null },
          ],
        },
      },
    });
  });

  it('refuses an algorithm that names no analysis', async () => {
    const algorithm = await fixture.list('', { type: 'Algorithm', price: 0, metadata: { analysis: 'rm -rf' } });
    const person = await fixture.buyer([weather]);
    expect(await fixture.start(person, algorithm, weather)).toMatchObject({ code: 'not_runnable' });
    expect(await fixture.start(person, 'nothing of the kind', weather)).toMatchObject({ code: 'not_found' });
    expect(await fixture.start(person, 'summary', algorithm)).toMatchObject({ code: 'not_data' });
  });
});

it('shows a run to the owner of the data, with its parameters and without its result', async () => {
  const person = await fixture.buyer([weather]);
  await fixture.run(person, 'histogram', weather, { column: 'wind' });
  const seller = await fixture.enter('seller@example.com', demoPassword);
  const query = `{ executions(role: DATA, limit: 1) { content { analysis user { id } metadata data phases { phase } } } }`;
  const reply = await seller.call('POST', '/application/query', { query });
  const [seen] = reply.json<{ data: { executions: { content: Record<string, unknown>[] } } }>().data.executions.content;
  expect(seen).toMatchObject({ analysis: 'histogram', user: { id: person.id }, data: weather });
  expect(JSON.parse(String(seen?.['metadata']))).toEqual({ column: 'wind', bins: 20 });
  const [line] = await rowsOf(fixture.db, 'audit', { action: 'execution.started', actor_id: person.id });
  expect(line).toMatchObject({ subject_id: personId('seller'), after: { analysis: 'histogram', stream: weather } });
});
