import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { maxChecked } from '#server/ledger/auditAccount.ts';
import { balance, balanceCheck } from '#src/state/trade/money/wallet.ts';
import { lengthenHistory } from '#tests/support/longHistory.ts';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';
import { changeReplies, lose } from '../../support/wireTap.ts';
import { watchSaved } from '../../support/savedFiles.ts';
import { changeRows } from '#tests/support/database/rows.ts';

const fixture = openPageFixture(async () => [
  await import('#src/pages/wallet/WalletPage.tsx'),
  await import('#src/pages/wallet/history/HistoryPage.tsx'),
  await import('#src/pages/wallet/receipt/ReceiptPage.tsx'),
]);
const { open, leave } = fixture;

type Person = Awaited<ReturnType<typeof fixture.market.exchange.join>>;

const join = (slot: 'user' | 'buyer' | 'seller') => fixture.market.exchange.join(slot);
const balanceOf = async (person: Person) =>
  (await person.call('GET', '/transactions/tokens')).json<{ balance: number }>().balance;

/** A sale at an agreed price, of which a partner has a share. */
async function sale() {
  const { market } = fixture;
  const [seller, buyer, partner] = [await join('seller'), await join('buyer'), await join('user')];
  await market.fund(buyer, 10_000_000);
  const id = await market.list(seller, { name: 'Tides' });
  const end_time = '2099-01-01T00:00:00Z';
  const items = [{ partner_id: partner.id, share: 20 }];
  await seller.call('POST', '/transactions/contracts', { stream_id: id, end_time, items });
  await partner.call('PATCH', `/transactions/contracts/sign?owner=${seller.id}`, { stream_id: id, end_time });
  const offer = await market.offer(buyer, id, 1_500_000);
  await seller.call('PUT', `/offers/offers/${offer.id}/accept`, {});
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  return { seller, buyer, partner, id, offer };
}

it('adds tokens in two steps that name the result, and withdraws at most the balance', async () => {
  const person = await join('user');
  const { user } = await open('/wallet', person.token);
  expect(await screen.findByText('No transactions yet', undefined, slow)).toBeVisible();
  // An empty wallet shows nothing else.
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Balance over time' })).toBeNull(), slow);
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add tokens' }));
  await user.click(await screen.findByRole('button', { name: '50' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findByText('Balance after')).nextElementSibling).toHaveTextContent('50 DXT');
  expect(await balanceOf(person)).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Add 50 DXT' }));
  await expectMessage('Token added successfully');
  expect(await screen.findByText('+50 DXT', undefined, slow)).toBeVisible();
  expect(await screen.findByText('50 DXT in − 0 DXT out over 1 transaction', undefined, slow)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const amount = await screen.findByRole('textbox', { name: /Amount to withdraw/ });
  await user.type(amount, '50.000001');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('This exceeds your balance of 50 DXT.')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '0.000001');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findByText('Balance after')).nextElementSibling).toHaveTextContent('49.999999 DXT');
  await user.click(await screen.findByRole('button', { name: 'Withdraw 0.000001 DXT' }));
  await expectMessage('Token withdrawn successfully');
  expect(await balanceOf(person)).toBe(49_999_999);
});

it('shows the sum of open offers beside the balance, which it does not change', async () => {
  const { market } = fixture;
  const [seller, buyer] = [await join('seller'), await join('buyer')];
  for (const [name, amount] of Object.entries({ Tides: 1_500_000, Winds: 250_000 }))
    await market.offer(buyer, await market.list(seller, { name }), amount);
  const { user } = await open('/wallet', buyer.token);
  const asked = /^2 open offers, in total 1\.75 DXT an hour\. Offers do not reserve tokens/;
  expect(await screen.findByText(asked, undefined, slow)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'View offers' }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/dashboard/offers?tab=made&status=pending'));
  await leave();
  await market.fund(seller, 1_000_000);
  await open('/wallet', seller.token);
  expect(await screen.findByText('Reconciled with history', undefined, slow)).toBeVisible();
  // A seller cannot make offers.
  expect(screen.queryByText(/Offers do not reserve tokens/)).toBeNull();
  await leave();
  const other = await join('buyer');
  await market.fund(other, 1_000_000);
  await open('/wallet', other.token);
  // The receipt fills the space of the placeholder.
  expect(await screen.findByText(/^You have made no offers\./, undefined, slow)).toBeVisible();
  await leave();
  const admin = await fixture.market.exchange.join('admin');
  await market.fund(admin, 1_000_000);
  await open('/wallet', admin.token);
  expect(await screen.findByText('Reconciled with history', undefined, slow)).toBeVisible();
  expect(screen.queryByText(/Offers do not reserve tokens/)).toBeNull();
});

it('shows by how much the balance differs from its history', async () => {
  const person = await join('user');
  await fixture.market.fund(person, 5_000_000);
  await changeRows(fixture.market.exchange.db, 'accounts', { id: person.id }, { balance: 7_500_000 });
  const { user } = await open('/wallet', person.token);
  const alert = await screen.findByRole('alert', undefined, slow);
  expect(alert).toHaveTextContent('Your history adds up to 5 DXT, your wallet holds 7.5 DXT: 2.5 DXT apart.');
  await changeRows(fixture.market.exchange.db, 'accounts', { id: person.id }, { balance: 5_000_000 });
  await user.click(within(alert).getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Reconciled with history', undefined, slow)).toBeVisible();
});

it('does not call a balance correct before it was checked', async () => {
  const person = await join('user');
  await fixture.market.fund(person, 5_000_000);
  await open('/wallet', person.token);
  expect(await screen.findByText('Reconciled with history', undefined, slow)).toBeVisible();
  act(() => balance.set(7_000_000));
  await waitFor(() => expect(screen.queryByText('Reconciled with history')).toBeNull(), slow);
  await fixture.market.fund(person, 2_000_000);
  await act(() => balanceCheck.load());
  expect(await screen.findByText('7 DXT in − 0 DXT out over 2 transactions', undefined, slow)).toBeVisible();
});

it('checks the newest transfers of a long history, starting from the balance before them', async () => {
  const person = await join('user');
  await fixture.market.fund(person, 5_000_000);
  await lengthenHistory(fixture.market.exchange.db, person.id, maxChecked + 10);
  await open('/wallet', person.token);
  const newest = /^15 DXT before \+ 15,000 DXT in − 5,000 DXT out over the newest 10,000 transactions$/;
  expect(await screen.findByText(newest, undefined, slow)).toBeVisible();
  expect(screen.getByText('Reconciled with the newest transactions')).toBeVisible();
});

it('shows how far back a long history was searched', async () => {
  const { buyer } = await sale();
  const { user } = await open('/wallet/history', buyer.token);
  const totals = await screen.findByRole('region', { name: 'Matching transactions' }, slow);
  await waitFor(() => expect(totals).toHaveTextContent('Transactions2'), slow);
  expect(totals).not.toHaveTextContent('Searched');
  changeReplies('direction=out', { searched_from: '2026-03-03T14:05:00.000Z' });
  await user.click(screen.getByRole('radio', { name: 'Out' }));
  const text = /Searched only back to .*2026.* To search earlier ones/;
  await waitFor(() => expect(totals.textContent).toMatch(text), slow);
  await user.type(screen.getByRole('searchbox', { name: 'Search product or person' }), 'zzz');
  expect(await screen.findByText('No match in the transactions searched', undefined, slow)).toBeVisible();
  expect(screen.queryByText('No transactions match')).toBeNull();
});

it('lists each movement with sign, other party, product and balance after it, and sums the matches', async () => {
  const { buyer } = await sale();
  const { user } = await open('/wallet/history', buyer.token);
  const row = await screen.findByRole('row', { name: /Paid for access/ }, slow);
  for (const text of ['Test Person', 'Tides', '−3 DXT', '7 DXT']) expect(row).toHaveTextContent(text);
  const totals = screen.getByRole('region', { name: 'Matching transactions' });
  await waitFor(() => expect(totals).toHaveTextContent('Transactions2In10 DXTOut3 DXTNet+7 DXT'), slow);

  await user.click(screen.getByRole('radio', { name: 'Out' }));
  await waitFor(() => expect(totals).toHaveTextContent('Transactions1In0 DXTOut3 DXTNet−3 DXT'), slow);
  expect(location.search).toBe('?direction=out');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Withdrawn');
  await user.click(screen.getByRole('button', { name: 'Show transactions' }));
  expect(await screen.findByText('No transactions match', undefined, slow)).toBeVisible();
  expect(new URLSearchParams(location.search).get('type')).toBe('WITHDRAWAL');
  await user.click(screen.getByRole('button', { name: 'Remove Withdrawn' }));
  expect(await screen.findByRole('row', { name: /Paid for access/ }, slow)).toBeVisible();
  expect(location.search).toBe('?direction=out');
  history.back();
  expect(await screen.findByText('No transactions match', undefined, slow)).toBeVisible();
  history.forward();
  expect(await screen.findByRole('row', { name: /Paid for access/ }, slow)).toBeVisible();
});

it('narrows the history to a period, to the minute, and to a period of days by one press', async () => {
  const { buyer } = await sale();
  const { user } = await open('/wallet/history', buyer.token);
  // Disabled until its code has loaded.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Period: Any time' })).toBeEnabled(), slow);
  await user.click(screen.getByRole('button', { name: 'Period: Any time' }));
  const panel = await screen.findByRole('dialog', { name: 'Period' });
  await user.click(await within(panel).findByRole('button', { name: 'Apply' }, slow));
  expect(await within(panel).findByText('Please choose: Period')).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Last month' }));
  await user.clear(within(panel).getByLabelText('Start time of Period'));
  await user.type(within(panel).getByLabelText('Start time of Period'), '00:30');
  await user.click(within(panel).getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('No transactions match', undefined, slow)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(new URLSearchParams(location.search).get('from')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:30Z$/);
  await user.click(screen.getByRole('button', { name: /^Period: .* – / }));
  await user.click(await screen.findByRole('button', { name: 'Last 7 days' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('row', { name: /Paid for access/ }, slow)).toBeVisible();
  expect(location.search).toMatch(/^\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await user.click(screen.getByRole('button', { name: /^Period: / }));
  await user.click(await screen.findByRole('button', { name: 'Any time' }));
  await waitFor(() => expect(location.search).toBe(''), slow);
});

it('reads amounts, days and names from an address, and shows chips for those without a field', async () => {
  const { buyer } = await sale();
  await open('/wallet/history?name=tid&min=2500000&max=4000000&from=2020-01-01&to=2099-12-31', buyer.token);
  expect(await screen.findByRole('row', { name: /Paid for access/ }, slow)).toBeVisible();
  expect(screen.queryByRole('row', { name: /Tokens added/ })).toBeNull();
  // Days are in the reader's date format.
  expect(screen.getByRole('searchbox')).toHaveValue('tid');
  expect(screen.queryByRole('button', { name: 'Remove “tid”' })).toBeNull();
  for (const chip of ['At least 2.5 DXT', 'At most 4 DXT', 'From .*2020', 'Until .*2099'])
    expect(screen.getByRole('button', { name: new RegExp(`^Remove ${chip}$`) })).toBeVisible();
});

it('pages through a long history, and exports all of it', async () => {
  const person = await join('user');
  for (let amount = 1; amount <= 21; amount += 1) await fixture.market.fund(person, amount * 1_000_000);
  const saved = watchSaved();
  const { user } = await open('/wallet/history', person.token);
  expect(await screen.findByText('+21 DXT', undefined, slow)).toBeVisible();
  expect(screen.queryByText('+1 DXT')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('+1 DXT', undefined, slow)).toBeVisible();
  expect(location.search).toBe('?page=1');

  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() => expect(saved).toHaveLength(1), slow);
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(22);
  expect(lines[1]).toContain(',21,,231,');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /JSON/ }));
  await waitFor(() => expect(saved).toHaveLength(2), slow);
  const file = JSON.parse((await saved[1]?.text()) ?? '{}') as { movements: unknown[] };
  expect(file.movements).toHaveLength(21);
});

it('explains a payment by the offer that set its price, and a sale by its share', async () => {
  const { buyer, seller, offer } = await sale();
  const { user } = await open('/wallet/history', buyer.token);
  await user.click(await screen.findByRole('link', { name: 'Paid for access' }, slow));
  const why = await screen.findByRole('dialog', { name: 'Why these tokens moved' }, slow);
  expect(await within(why).findByText('2 hours × 1.5 DXT = 3 DXT', { exact: false }, slow)).toBeVisible();
  expect(within(why).getByRole('link', { name: 'Open offer' })).toHaveAttribute(
    'href',
    `/dashboard/offers/${offer.id}`,
  );
  expect(within(why).queryByText('Revenue was shared')).toBeNull();
  const address = location.pathname + location.search;
  expect(address).toMatch(/^\/wallet\/history\?entry=[\da-f-]{36}$/);
  await user.click(within(why).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location.search).toBe(''));

  await leave();
  await open(address, seller.token);
  const sold = await screen.findByRole('dialog', undefined, slow);
  expect(await within(sold).findByText('20% to Test Person', undefined, slow)).toBeVisible();
  expect(sold).toHaveTextContent('Earned · Test Person+3 DXT');
  expect(sold).toHaveTextContent('Share of a sale · Test Person−0.6 DXT');
});

it('shows a person with a link to another wallet only that the transfer is not theirs', async () => {
  const { buyer } = await sale();
  const list = await buyer.call('GET', '/transactions/tokens-history');
  const [entry] = list.json<{ txList: { id: string }[] }>().txList;
  const stranger = await join('user');
  await open(`/wallet/history?entry=${entry?.id}`, stranger.token);
  expect(await screen.findByText('Transaction not found', undefined, slow)).toBeVisible();
  await leave();
  const next = await join('user');
  await open(`/wallet/history/${entry?.id}`, next.token);
  expect(await screen.findByText('Transaction not found', undefined, slow)).toBeVisible();
});

it('draws a receipt with the same hash each time', async () => {
  const { buyer } = await sale();
  const list = await buyer.call('GET', '/transactions/tokens-history');
  const [entry] = list.json<{ txList: { id: string }[] }>().txList;
  const { user } = await open(`/wallet/history/${entry?.id}`, buyer.token);
  const sheet = await screen.findByRole('article', { name: 'Receipt' }, slow);
  for (const text of ['Tides', '1.5 DXT', 'Total3 DXT', entry?.id ?? '?']) expect(sheet).toHaveTextContent(text);
  const [hash] = (await within(sheet).findAllByText(/^[\da-f]{64}$/, undefined, slow)).map((code) => code.textContent);
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await within(sheet).findByRole('button', { name: 'Copy Content hash (SHA-256)' }, slow));
  expect(copy).toHaveBeenCalledWith(hash);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const { dataset } = document.documentElement;
  dataset['theme'] = 'dark';
  window.dispatchEvent(new Event('beforeprint'));
  expect(dataset['theme']).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(dataset['theme']).toBe('dark');
  dataset['theme'] = 'light';

  await user.click(screen.getByRole('link', { name: 'Why these tokens moved' }));
  const why = await screen.findByRole('dialog', undefined, slow);
  await user.click(await within(why).findByRole('link', { name: 'Receipt' }, slow));
  expect(await screen.findByText(hash ?? '?', undefined, slow)).toBeVisible();
});

it('keeps the last history when a reload fails, shows why, and reloads on demand', async () => {
  const { buyer } = await sale();
  const { user } = await open('/wallet/history', buyer.token);
  expect(await screen.findByRole('row', { name: /Paid for access/ }, slow)).toBeVisible();
  const restore = lose('/transactions/tokens-history');
  await user.click(screen.getByRole('radio', { name: 'In' }));
  expect(await screen.findByText(/The server didn’t respond/, undefined, slow)).toBeVisible();
  expect(screen.getByRole('row', { name: /Paid for access/ })).toBeVisible();
  restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Paid for access/ })).toBeNull(), slow);
  expect(screen.getByRole('row', { name: /Tokens added/ })).toBeVisible();
});

it('shows the rows when their sums fail, and loads the sums on retry', async () => {
  const { buyer } = await sale();
  const restore = fixture.lose('totals=1');
  const { user } = await open('/wallet/history', buyer.token);
  const totals = await screen.findByRole('region', { name: 'Matching transactions' }, slow);
  expect(await within(totals).findByText('The sums could not be loaded', undefined, slow)).toBeVisible();
  expect(totals).toHaveTextContent('Transactions2');
  expect(totals).not.toHaveTextContent('Net');
  expect(screen.getByRole('row', { name: /Paid for access/ })).toBeVisible();
  restore();
  await user.click(within(totals).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(totals).toHaveTextContent('Transactions2In10 DXTOut3 DXTNet+7 DXT'), slow);
  expect(within(totals).queryByRole('alert')).toBeNull();
});
