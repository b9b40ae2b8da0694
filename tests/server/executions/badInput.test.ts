// Faulty sources and parameters: runs fail with a readable reason, unchanged tokens and a free worker.
import { describe, expect, it } from 'vitest';
import type { AnalysisName } from '#contract/types.ts';
import type { RequestListener } from 'node:http';
import { fixtureForFile } from './fixture.ts';
import { roomForFile } from '../compute/room.ts';

const fee = 2_500_000;
const tokens = 10_000_000;

const fixture = await fixtureForFile({ env: { RUN_FEE: String(fee) } });
const person = await fixture.buyer([]);
await fixture.give(person.id, tokens);

const balance = async () => (await person.call('GET', '/transactions/tokens')).json<{ balance: number }>().balance;

async function reasonOf(source: RequestListener | string, algo = 'summary', parameters?: object): Promise<string> {
  const stream = await fixture.list(source);
  await fixture.grant(person, stream);
  const before = await balance();
  const reason = await fixture.reasonOf(person, algo, stream, parameters);
  expect(await balance()).toBe(before);
  return reason;
}

const table = 'day,n,word\n2026-01-01,1,a\n2026-01-02,2,b\n2026-01-03,4,c\n';

describe('parameters', () => {
  const room = roomForFile();
  const file = room.write([
    { day: '2026-01-01', n: 1, word: 'a' },
    { day: '2026-01-02', n: 2, word: 'b' },
    { day: '2026-01-03', n: 4, word: 'c' },
  ]);
  const refusal = (analysis: AnalysisName, parameters: object) =>
    room.ask(analysis, file, parameters, null).then(
      () => '',
      (error: unknown) => (error as Error).message,
    );

  it('report an unknown column and the existing ones', async () => {
    const reason = await refusal('histogram', { column: 'wrod' });
    expect(reason).toBe('There is no column “wrod”. The data has day, n, word');
  });

  it('report the content of a column that has no numbers or dates', async () => {
    expect(await refusal('histogram', { column: 'word' })).toBe('“word” holds words, not numbers');
    expect(await refusal('resample', { date: 'word', measure: 'n' })).toBe('“word” holds words that are not dates');
  });

  it('treat any column name as a name, not as SQL', async () => {
    const crafted = [
      `n" from data; drop table data; --`,
      `n') from data --`,
      'n; select 1',
      '*',
      '../secret',
      'x'.repeat(256),
    ];
    for (const column of crafted) expect(await refusal('histogram', { column })).toContain('There is no column');
  });

  it('fail with a reason when the data is too short', async () => {
    expect(await refusal('forecast', { date: 'day', measure: 'n' })).toContain('only 1 steps');
    expect(await reasonOf('a,b\n', 'summary')).toContain('no usable rows');
  });
});

describe('a source', () => {
  it.each<[string, RequestListener | string, string]>([
    ['a web page', '<!doctype html><title>Sign in</title>', 'is a web page or XML'],
    ['a picture', (_request, reply) => reply.end(Buffer.from('89504e470d0a1a0a00000000', 'hex')), 'is not text'],
    [
      'a live stream',
      (_request, reply) => void reply.setHeader('content-type', 'text/event-stream').write('data: 1\n\n'),
      'live stream without an end',
    ],
  ])('is refused with a reason if it is %s', async (_name, source, reason) => {
    expect(await reasonOf(source)).toContain(reason);
  });

  it('that never ends is left after half a minute', async () => {
    const endless: RequestListener = (_request, reply) => {
      reply.write('a,b\n');
      const timer = setInterval(() => reply.write('1,2\n'), 200);
      reply.on('close', () => clearInterval(timer));
    };
    expect(await reasonOf(endless)).toBe('The data source did not finish within 30 seconds');
  });

  it('is retried after a temporary failure', async () => {
    let asked = 0;
    const stream = await fixture.list((_request, reply) => {
      asked += 1;
      if (asked < 3) reply.writeHead(503).end();
      else reply.end(table);
    });
    await fixture.grant(person, stream);
    expect((await fixture.run(person, 'summary', stream)).facts).toMatchObject({ rows: 3 });
    expect(asked).toBe(3);
  });
});

describe('the cost of a run', () => {
  it('is charged once the run has succeeded, as a separate entry in the history', async () => {
    const stream = await fixture.list(table);
    await fixture.grant(person, stream);
    const before = await balance();
    await fixture.run(person, 'summary', stream);
    expect(await balance()).toBe(before - fee);
    const history = await person.call('GET', '/transactions/tokens-history?limit=1');
    expect(history.json()).toMatchObject({ txList: [{ txType: 'FEE', value: fee, to: 'treasury' }] });
    expect((await person.call('GET', '/transactions/tokens/check')).json()).toMatchObject({ balance: before - fee });
  });

  it('must be covered by the balance at the start, together with the cost of unfinished runs', async () => {
    const poor = await fixture.buyer([]);
    await fixture.give(poor.id, fee * 2 - 1);
    const stream = await fixture.list((_request, reply) => void reply.write('a,b\n'));
    await fixture.grant(poor, stream);
    const first = await fixture.start(poor, 'summary', stream);
    expect(first).toHaveProperty('id');
    expect(await fixture.start(poor, 'summary', stream)).toMatchObject({ code: 'balance_too_low' });
    if ('id' in first) await poor.call('POST', `/executions/executions/${first.id}/cancel`);
  });

  it('fails the run if the tokens were withdrawn during it', async () => {
    const spender = await fixture.buyer([]);
    await fixture.give(spender.id, fee);
    let finish: (() => void) | undefined;
    const stream = await fixture.list((_request, reply) => {
      finish = () => void reply.end(table);
      reply.write('');
    });
    await fixture.grant(spender, stream);
    const started = await fixture.start(spender, 'summary', stream);
    const id = 'id' in started ? started.id : '';
    await expect.poll(() => fixture.look(spender, id)).toMatchObject({ phase: 'preparing' });
    await expect.poll(() => finish).toBeDefined();
    await spender.call('POST', '/transactions/tokens/withdraw', { amount: fee });
    finish?.();
    expect(await fixture.end(spender, id)).toMatchObject({ state: 'Failed', error: 'Not enough tokens in the wallet' });
  });
});
