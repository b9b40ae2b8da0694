// The main story: search, offer, accept, buy and read; both wallets change, and each request is sent once.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { enter, goTo, expectMessage } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { slowness } from '../support/slowness.ts';

const product = 'Seattle daily weather, 2012 to 2015';
const hours = 12;

const balanceIs = async (page: Page, tokens: string) => {
  await goTo(page, 'Wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await expect(page.getByRole('main').getByText(tokens, { exact: true }).first()).toBeVisible();
};

test('a buyer and a seller agree on a price, the buyer buys and reads, and both wallets change @only-phone', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000 * slowness());
  const buyer = await enter(browser, 'buyer');
  await expectAccessible(buyer);
  const sent: string[] = [];
  buyer.on('request', (asked) => {
    if (asked.method() === 'POST') sent.push(new URL(asked.url()).pathname);
  });
  const seller = await enter(browser, 'seller');
  const bell = seller.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  await goTo(buyer, 'Marketplace');
  const search = buyer.getByRole('combobox', { name: 'Search products' });
  await search.fill('seattle daily');
  // Closes the suggestions, which cover the list.
  await search.press('Enter');
  await expect(buyer.getByRole('article').first()).toContainText('Seattle daily');
  await expect(buyer.getByText('2 products', { exact: true })).toBeVisible();
  await expect(buyer).toHaveURL(/text=seattle\+daily/);
  await expectAccessible(buyer);

  await buyer.getByRole('link', { name: product, exact: true }).click();
  await expect(buyer.getByRole('heading', { level: 1, name: product })).toBeVisible();
  const rows = buyer.getByRole('grid').filter({ hasText: 'precipitation' }).first();
  await expect(rows.getByRole('row').nth(1)).toContainText('1 Jan 2012');
  await expectAccessible(buyer);

  await buyer.getByRole('button', { name: 'Make an offer' }).click();
  await buyer.getByLabel('Amount per hour').fill('0.3');
  await buyer.getByLabel('Description').fill('Twelve hours for a study of rain.');
  await expectAccessible(buyer);
  await expectMessage(buyer, 'Offer sent to seller', async () => {
    await buyer.getByRole('button', { name: 'Send offer' }).dblclick();
    await buyer.keyboard.press('Enter');
  });
  await expect(buyer.getByText('Awaiting the seller’s reply')).toBeVisible();
  expect(sent.filter((path) => path === '/offers/offers')).toHaveLength(1);

  await expect(bell).toHaveAccessibleName(/, \d+ unread$/);
  await goTo(seller, 'Offers');
  const offer = seller.getByRole('row').filter({ hasText: product });
  await expect(offer).toContainText('0.3');
  await expectAccessible(seller);
  // Opens beside the list in a wide window, otherwise as a page.
  await offer.getByRole('link', { name: product, exact: true }).click();
  await expect(seller.getByRole('region', { name: 'Current offer' })).toContainText('0.3');
  await expectAccessible(seller);
  await seller.getByRole('button', { name: 'Accept', exact: true }).click();
  await expectAccessible(seller);
  await expectMessage(seller, 'Offer Accepted', () => seller.getByRole('button', { name: 'Accept offer' }).click());

  await buyer.reload();
  // One confirmation only: the dialog.
  await buyer.getByRole('textbox', { name: 'Length of access' }).fill(String(hours));
  await buyer.getByRole('button', { name: /^Buy 12 h for/ }).click();
  const dialog = buyer.getByRole('dialog');
  await expect(dialog).toContainText('Length of access: 12 h');
  await expect(dialog).toContainText('96.4');
  await expectAccessible(buyer);
  await expectMessage(buyer, `You can now access ${product} for ${hours} hours`, async () => {
    await dialog.getByRole('button', { name: /^Buy 12 h for 3.6/ }).dblclick();
    await buyer.keyboard.press('Enter');
  });
  expect(sent.filter((path) => path === '/subscriptions/subscriptions')).toHaveLength(1);

  const connect = buyer.getByRole('region', { name: 'Use this data' });
  await expect(connect.getByRole('heading', { name: 'Use this data' })).toBeInViewport();
  const address = await connect
    .getByText(/\/access\/[0-9a-f-]+\?key=/)
    .first()
    .textContent();
  const read = await request.get(String(address).trim());
  expect(read.status()).toBe(200);
  const lines = (await read.text()).trim().split('\n');
  expect(lines[0]).toContain('precipitation');
  expect(lines).toHaveLength(1462);
  await expectAccessible(buyer);

  await balanceIs(buyer, '96.4\u00A0DXT');
  await expect(buyer.getByText(product).first()).toBeVisible();
  await expectAccessible(buyer);
  await balanceIs(seller, '103.6\u00A0DXT');
});
