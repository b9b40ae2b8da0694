// Own runs: fees, progress, cancelling and repeating; and the example.
import type { RequestListener, ServerResponse } from 'node:http';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EXAMPLE_EXECUTION_ID } from '#contract/constants.ts';
import type { Execution } from '#contract/types.ts';
import { seed } from '#server/seed/seed.ts';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';
import { giveLevels } from '../../support/market.ts';

// SEED is for the example alone: the demo data come when a test asks for them.
const fixture = openPageFixture(() => import('#src/pages/ai/AiPage.tsx'), { RUN_FEE: '2500000', SEED: 'catalogue' });

/** Runs have low priority, so they may take long on a busy machine. */
const longRunMs = 120_000;
const patient = { timeout: longRunMs };

type Person = Awaited<ReturnType<typeof fixture.market.exchange.join>>;

/** A person with ten tokens and an own product, which can be analysed. */
async function owner(name: string, answer: RequestListener = giveLevels) {
  const { exchange, fund, list, serve } = fixture.market;
  const person = await exchange.join('user');
  await fund(person, 10_000_000);
  return { person, id: await list(person, { name, url: serve(answer) }) };
}

const balanceOf = async (person: Person) =>
  (await person.call('GET', '/transactions/tokens')).json<{ balance: number }>().balance;
const look = async (person: Person, id: string) =>
  (await person.call('GET', `/executions/executions/${id}`)).json<Execution>();

/** A source that comes to no end before it is let. What it breaks off, so as not to be left, is tried again. */
function heldSource() {
  const held = new Set<ServerResponse>();
  let open = false;
  const answer: RequestListener = (request, reply) => {
    if (open) {
      giveLevels(request, reply);
      return;
    }
    held.add(reply);
    reply.writeHead(200, { 'content-type': 'text/csv' }).write('day,city,level\n');
    const drip = setInterval(() => reply.write('2026-01-01,Oslo,10\n'), 1_000);
    const breaks = setTimeout(() => reply.destroy(), 25_000);
    reply.on('close', () => {
      clearInterval(drip);
      clearTimeout(breaks);
      held.delete(reply);
    });
  };
  const release = () => {
    open = true;
    for (const reply of held) reply.end();
  };
  return { answer, release };
}

const form = () => screen.getByRole('region', { name: 'New run' });
const cards = () => within(screen.getByRole('region', { name: 'Your runs' })).getAllByRole('article');
const phase = () =>
  screen.getByRole('list', { name: /^Phases of/ }).querySelector('[aria-current="step"]')?.textContent ?? '';

it(
  'shows the cost of a run, follows its phases, cancels it without charge, and charges a success',
  { timeout: longRunMs * 2 },
  async () => {
    const source = heldSource();
    const { person, id } = await owner('Slow levels', source.answer);
    const { user } = await fixture.open(`/ai?data=${id}`, person.token);
    const analysis = await screen.findByRole('combobox', { name: /^Analysis/ }, slow);
    await user.selectOptions(analysis, 'Summary of every column');
    const costs = /Cost of this run2\.5\sDXT.*Balance10\sDXT.*Balance after7\.5\sDXT/u;
    await waitFor(() => expect(form().textContent).toMatch(costs), slow);
    await user.click(screen.getByRole('button', { name: 'Run' }));
    await expectMessage('Execution started successfully');
    await waitFor(() => expect(phase()).toContain('Preparing'), patient);

    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped', undefined, slow)).toBeVisible();
    expect(cards()[0]).toHaveTextContent('The run was stopped before it finished');
    expect(cards()[0]).toHaveTextContent('not charged');
    expect(await balanceOf(person)).toBe(10_000_000);

    source.release();
    await user.click(screen.getByRole('button', { name: 'Run again' }));
    await waitFor(() => expect(form().textContent).toMatch(costs), slow);
    await user.click(screen.getByRole('button', { name: 'Run' }));
    const result = await screen.findByRole('region', { name: 'Summary of every column: Slow levels' }, patient);
    expect(await within(result).findByRole('row', { name: /^\d+ level\b/ }, slow)).toBeVisible();
    await waitFor(() => expect(form().textContent).toMatch(/Balance7\.5\sDXT.*Balance after5\sDXT/u), slow);
    expect(await balanceOf(person)).toBe(7_500_000);
  },
);

it('fetches the example by its fixed id, hides it, and retries when it is missing', async () => {
  const { exchange } = fixture.market;
  const person = await exchange.join('seller');
  const { user } = await fixture.open('/ai?tab=run', person.token);
  // Sellers get tabs once their rights are known, around new panels.
  await screen.findByRole('tablist', undefined, slow);
  const example = within(await screen.findByRole('region', { name: 'Example' }, slow));
  await user.click(example.getByRole('button', { name: 'View example' }));
  const again = await example.findByRole('button', { name: 'Try again' }, slow);
  await seed(exchange.exchange);
  expect((await look(person, EXAMPLE_EXECUTION_ID)).state).toBe('Succeeded');
  await user.click(again);
  await expectMessage('Fetched successfully');
  expect(await example.findByText(/^Mean of temp max may be/u, undefined, slow)).toBeVisible();
  await user.click(example.getByRole('button', { name: 'Hide' }));
  expect(example.queryByText(/may be/u)).not.toBeInTheDocument();
  expect(example.getByRole('button', { name: 'View example' })).toBeEnabled();
});

/** Runs the summary of an own product to its end; answers the id of the run. */
async function summaryOf(person: Person, data: string): Promise<string> {
  const started = await person.call('POST', '/executions/executions', { algo: 'summary', executions: [{ data }] });
  const [run] = started.json<{ results: { id: string }[] }>().results;
  await expect
    .poll(async () => (await look(person, run?.id ?? '')).state, { timeout: longRunMs, interval: 500 })
    .toBe('Succeeded');
  return run?.id ?? '';
}

it('shows two results side by side with the differences of their figures', { timeout: longRunMs * 2 }, async () => {
  const { person, id } = await owner('Nine levels');
  const four = 'day,city,level\n2026-01-01,Oslo,10\n2026-01-02,Oslo,11\n2026-01-03,Oslo,12\n2026-01-04,Oslo,13\n';
  const { list, serve } = fixture.market;
  const answer: RequestListener = (_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/csv' }).end(four);
  };
  const other = await list(person, { name: 'Four levels', url: serve(answer) });
  const [run, beside] = [await summaryOf(person, id), await summaryOf(person, other)];
  await fixture.open(`/ai?run=${run}&beside=${beside}`, person.token);
  const figures = await screen.findByRole('table', { name: 'Figures of both results' }, slow);
  expect(within(figures).getByRole('row', { name: /^rows/ }).textContent).toMatch(/^rows\s*9\s*4\s*-5$/u);
  expect(screen.getByRole('region', { name: /: Four levels, compared/ })).toBeVisible();
});
