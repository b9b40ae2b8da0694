// Payments decided by an administrator, and runs with a fee: both sides see what the dialog promised.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Execution, Payment } from '#contract/types.ts';
import { transaction } from '#server/database/transaction.ts';
import { deposit } from '#server/domains/wallet/store.ts';
import { localText } from '#design-system';
import { giveLevels } from '../../support/market.ts';
import { expectMessage, openPageFixture, slow } from '../../support/pageFixture.ts';
import { inEachZone, openAs, type Person } from '../../support/promises.ts';

const fixture = openPageFixture(
  () =>
    Promise.all([
      import('#src/pages/wallet/WalletPage.tsx'),
      import('#src/pages/admin/AdminPage.tsx'),
      import('#src/pages/ai/AiPage.tsx'),
    ]),
  { PAYMENTS: 'manual', RUN_FEE: '2500000' },
);
/** Runs have low priority. */
const runMs = 120_000;

const balanceOf = async (person: Person) =>
  (await person.call('GET', '/transactions/tokens')).json<{ balance: number }>().balance;
const paymentsOf = async (person: Person, path: string) =>
  (await person.call('GET', path)).json<{ content: Payment[] }>().content;

/** The local text of a moment, which may be shown on hover. */
function momentOf(scope: Element | null | undefined, at: string): string {
  const time = scope?.querySelector(`time[datetime="${at}"]`);
  return `${time?.getAttribute('title') ?? ''} ${time?.textContent ?? ''}`;
}

/** The decision of the first pending payment, as an administrator takes it. */
async function decide(admin: Person, at: string, [verb, title, send]: readonly [string, string, string]) {
  const { user, sent, calls } = await openAs(fixture, admin, '/admin?tab=payments');
  const start = await screen.findByRole('button', { name: verb }, slow);
  expect(momentOf(start.closest('tr'), at)).toContain(localText(at));
  await user.click(start);
  const dialog = await screen.findByRole('dialog', { name: title });
  await user.type(within(dialog).getByRole('textbox'), 'SEPA 4711');
  await user.click(within(dialog).getByRole('button', { name: send }));
  await waitFor(() => expect(calls).toHaveLength(1), slow);
  return { sent, calls };
}

inEachZone(() => {
  it('a purchase of tokens adds, once decided, what its request promised', async () => {
    const { exchange } = fixture.market;
    const [person, admin] = [await exchange.join('user'), await exchange.join('admin')];
    const { user, sent } = await openAs(fixture, person, '/wallet');
    await user.click(await screen.findByRole('button', { name: 'Add tokens' }, slow));
    await user.click(await screen.findByRole('button', { name: '50' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByText('Balance once confirmed')).nextElementSibling).toHaveTextContent('50 DXT');
    await user.click(screen.getByRole('button', { name: 'Request 50 DXT' }));
    await expectMessage('Purchase requested');
    expect(sent).toEqual([{ amount: 50_000_000 }]);
    const [asked] = await paymentsOf(person, '/transactions/payments');
    const texts = ['Confirm', 'Confirm the purchase of 50 DXT?', 'Add 50 DXT'] as const;
    const decided = await decide(admin, asked?.created_date ?? '', texts);
    await expectMessage('Payment confirmed');
    expect(decided).toEqual({
      sent: [{ reference: 'SEPA 4711' }],
      calls: [`POST /transactions/payments/${asked?.id}/confirm`],
    });
    const [own] = await paymentsOf(person, '/transactions/payments');
    expect((await paymentsOf(admin, '/transactions/payments/all')).find(({ id }) => id === own?.id)).toEqual(own);
    expect([own?.amount, own?.state, await balanceOf(person)]).toEqual([50_000_000, 'confirmed', 50_000_000]);

    const withdrawing = await openAs(fixture, person, '/wallet');
    await withdrawing.user.click(await screen.findByRole('button', { name: 'Withdraw' }, slow));
    await withdrawing.user.type(await screen.findByRole('textbox', { name: /Amount to withdraw/ }), '3');
    await withdrawing.user.click(screen.getByRole('button', { name: 'Continue' }));
    await withdrawing.user.click(await screen.findByRole('button', { name: 'Request 3 DXT' }));
    await expectMessage('Withdrawal requested');
    expect([withdrawing.sent, await balanceOf(person)]).toEqual([[{ amount: 3_000_000 }], 47_000_000]);
    const [held] = await paymentsOf(person, '/transactions/payments');
    const back = ['Decline', 'Decline the withdrawal of 3 DXT?', 'Return 3 DXT'] as const;
    const declined = await decide(admin, held?.created_date ?? '', back);
    expect(declined.calls).toEqual([`POST /transactions/payments/${held?.id}/decline`]);
    await waitFor(async () => expect(await balanceOf(person)).toBe(50_000_000), slow);
  });

  it('a run costs the displayed fee, once it succeeds', { timeout: runMs * 2 }, async () => {
    const { exchange, list, serve } = fixture.market;
    const person = await exchange.join('user');
    const gift = { userId: person.id, amount: 10_000_000, at: new Date().toISOString() };
    await transaction(exchange.db, (trx) => deposit(trx, gift));
    const id = await list(person, { name: 'Levels', url: serve(giveLevels) });
    const { user, sent } = await openAs(fixture, person, `/ai?data=${id}`);
    const analysis = await screen.findByRole('combobox', { name: /^Analysis/ }, slow);
    await user.selectOptions(analysis, 'Summary of every column');
    const form = screen.getByRole('region', { name: 'New run' });
    const promised = /Cost of this run2\.5\sDXT.*Balance10\sDXT.*Balance after7\.5\sDXT/u;
    await waitFor(() => expect(form.textContent).toMatch(promised), slow);
    await user.click(screen.getByRole('button', { name: 'Run' }));
    await expectMessage('Execution started successfully');
    expect(sent).toMatchObject([{ algo: 'summary', executions: [{ data: id }] }]);
    await screen.findByRole('region', { name: 'Summary of every column: Levels' }, { timeout: runMs });
    expect(await balanceOf(person)).toBe(7_500_000);
    const reply = await person.call('POST', '/application/query', { query: '{it:executions{content{state created}}}' });
    const [run] = reply.json<{ data: { it: { content: Execution[] } } }>().data.it.content;
    expect(run).toMatchObject({ state: 'Succeeded' });
    const [card] = within(screen.getByRole('region', { name: 'Your runs' })).getAllByRole('article');
    expect(momentOf(card, run?.created ?? '')).toContain(localText(run?.created ?? ''));
  });
});
