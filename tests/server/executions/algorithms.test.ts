import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { trialCharacters } from '#contract/constants.ts';
import { AnalysisCatalogue, TrialReply } from '#contract/entities/data/executions.ts';
import { runsFolder } from '#server/compute/worker.ts';
import { streamId } from '#server/seed/rows.ts';
import { fixtureForFile } from './fixture.ts';
import { statusAndBody } from '#tests/support/requests/statusAndBody.ts';

const weather = streamId('seattle-weather.csv');
const fixture = await fixtureForFile();

describe('a locked preset of an algorithm', () => {
  it('cannot be changed by a run, unlike other presets', async () => {
    const provider = await fixture.join('sp');
    // `horizon` is no parameter of a histogram, so it locks nothing.
    const metadata = { analysis: 'histogram', column: 'temp_max', bins: 5, locked: 'bins, horizon' };
    const algorithm = await fixture.list('', { type: 'Algorithm', owner_id: provider.id, metadata, price: 0 });
    const person = await fixture.buyer([weather]);
    const offered = AnalysisCatalogue.parse((await person.call('GET', '/executions/analyses')).json());
    expect(offered.algorithms.find(({ id }) => id === algorithm)).toMatchObject({
      presets: { column: 'temp_max', bins: 5 },
      locked: ['bins'],
    });
    expect(await fixture.start(person, algorithm, weather, { bins: 7 })).toEqual({
      error: 'Bins is set by the algorithm',
      code: 'invalid_parameters',
      fields: { bins: 'is set by the algorithm' },
    });
    const result = await fixture.run(person, algorithm, weather, { bins: 5, column: 'temp_min' });
    expect(result.rows).toHaveLength(5);
  });
});

describe('an algorithm that the exchange computes', () => {
  it('is sold whatever its address answers, and has no sample', async () => {
    const [provider, person] = [await fixture.join('sp'), await fixture.buyer([weather])];
    const metadata = { analysis: 'histogram', column: 'temp_max' };
    const id = await fixture.list('', { type: 'Algorithm', owner_id: provider.id, metadata, price: 0 });
    for (const [who, method, path] of [
      [person, 'GET', 'sample'],
      [provider, 'POST', 'sample'],
    ] as const) {
      const reply = await who.call(method, `/streams/streams/${id}/${path}`);
      expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'no_rows' }]);
    }
    const bought = await person.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
    expect(bought.statusCode).toBe(201);
  });
});

describe('a trial', () => {
  const rows = 'city,level\nOslo,1\nOslo,3\nBergen,8\n';

  it('computes rows that a provider sends, and leaves no file behind', async () => {
    const provider = await fixture.join('sp');
    const parameters = { by: 'city', measure: 'level', statistic: 'mean' };
    const reply = await provider.call('POST', '/executions/trials', { analysis: 'groupBy', parameters, rows });
    expect(reply.statusCode).toBe(200);
    const { result } = TrialReply.parse(reply.json());
    expect(result.rows?.map((row) => row[0]).toSorted()).toEqual(['Bergen', 'Oslo']);
    expect(readdirSync(runsFolder(fixture.exchange.config.dataDir)).filter((name) => name.startsWith('trial'))).toEqual(
      [],
    );
  });

  it('refuses a wrong parameter, rows that do not fit, and an analysis of two products', async () => {
    const provider = await fixture.join('sp');
    const attempt = (body: object) => provider.call('POST', '/executions/trials', { rows, ...body });
    const wrong = await attempt({ analysis: 'histogram', parameters: { column: 'level', bins: 1000 } });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { fields: { bins: 'is not between 2 and 100' } }]);
    const absent = await attempt({ analysis: 'histogram', parameters: { column: 'depth' } });
    expect([absent.statusCode, absent.json()]).toMatchObject([422, { code: 'trial_failed' }]);
    expect(await statusAndBody(attempt({ analysis: 'join' }))).toMatchObject([422, { code: 'trial_failed' }]);
    expect((await attempt({ analysis: 'summary', rows: 'x'.repeat(trialCharacters + 1) })).statusCode).toBe(400);
  });
});
