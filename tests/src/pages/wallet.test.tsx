import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { session } from '#src/state/session.ts';
import { signOut } from '#src/state/signIn.ts';
import { openPage } from '../../support/page.tsx';
import { openMarket, type Market } from '../support/market.ts';

let market: Market;
let page: Awaited<ReturnType<typeof openPage>> | undefined;

beforeAll(async () => {
  market = await openMarket();
}, 120_000);
afterAll(() => market.close());
afterEach(async () => {
  if (session.token) await signOut();
  page?.unmount();
  page?.close();
});

// The first opening of a page also compiles it, and every action waits a second before it is sent.
const slow = { timeout: 30_000 };
// Shown, and for a moment said to assistive technology as well.
const said = async (text: string) => expect((await screen.findAllByText(text, undefined, slow))[0]).toBeInTheDocument();
const open = async (path: string, token: string) => {
  page = await openPage(market.exchange, path, token);
  return page;
};
const balanceOf = async (person: Awaited<ReturnType<Market['exchange']['join']>>) =>
  (await person.call('GET', '/transactions/tokens')).json<{ balance: number }>().balance;

it('adds tokens in two steps that name the result, and withdraws no more than there is', async () => {
  const person = await market.exchange.join('user');
  const { user } = await open('/wallet', person.token);
  expect(await screen.findByText('No movements yet', undefined, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add tokens' }));
  await user.click(await screen.findByRole('button', { name: '50' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Your balance will go from 0 DXT to 50 DXT.')).toBeVisible();
  expect(await balanceOf(person)).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Add 50 DXT' }));
  await said('Token added successfully');
  expect(await screen.findByText('+50 DXT', undefined, slow)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const amount = await screen.findByRole('textbox', { name: /Amount to withdraw/ });
  await user.type(amount, '50.000001');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('You have 50 DXT.')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '0.000001');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw 0.000001 DXT' }));
  await said('Token withdrawn successfully');
  expect(await balanceOf(person)).toBe(49_999_999);
});

it('tells each movement with its sign, other side and product, and keeps filters in the address', async () => {
  const seller = await market.exchange.join('seller');
  const buyer = await market.exchange.join('buyer');
  await market.fund(buyer, 10_000_000);
  const id = await market.list(seller, { name: 'Tides' });
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  const { user } = await open('/wallet/history', buyer.token);
  const row = await screen.findByRole('row', { name: /Paid for access/ }, slow);
  expect(row).toHaveTextContent('Test Person');
  expect(row).toHaveTextContent('−4 DXT');
  expect(within(row).getByRole('link', { name: 'Tides' })).toHaveAttribute('href', `/product/${id}`);
  expect(screen.getByText('2 movements')).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Withdrawn');
  expect(await screen.findByText('No movement matches', undefined, slow)).toBeVisible();
  expect(location.search).toBe('?type=WITHDRAWAL');
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await user.click(clear);
  await waitFor(() => expect(screen.getByText('2 movements')).toBeVisible(), slow);
});

it('goes through a long history page by page', async () => {
  const person = await market.exchange.join('user');
  for (let amount = 1; amount <= 21; amount += 1) await market.fund(person, amount * 1_000_000);
  const { user } = await open('/wallet/history', person.token);
  expect(await screen.findByText('+21 DXT', undefined, slow)).toBeVisible();
  expect(screen.queryByText('+1 DXT')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('+1 DXT', undefined, slow)).toBeVisible();
  expect(location.search).toBe('?page=1');
});
