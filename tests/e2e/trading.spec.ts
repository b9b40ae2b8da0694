// The rest of trading as people do it: take an offer back, meet terms that changed, ask for access, extend it, share revenue.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { enter, hear } from './support/enter.ts';
import { expect, test } from './support/test.ts';

/** Opens the first product that the marketplace finds for an address. */
async function openFirst(page: Page, query: string): Promise<string> {
  await page.goto(`/marketplace?${query}`);
  const link = page.getByRole('article').first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

test('a buyer takes an offer back while the seller is about to accept it', async ({ browser }) => {
  test.setTimeout(180_000);
  const buyer = await enter(browser, 'buyer');
  const product = await openFirst(buyer, 'name=new+york+daily');
  await buyer.getByRole('button', { name: 'Make an offer' }).click();
  await buyer.getByLabel('Amount per hour').fill('900');
  await expect(buyer.getByText('In this category')).toBeVisible();
  await expect(buyer.getByText(/more than you have/)).toBeVisible();
  await buyer.getByLabel('Amount per hour').fill('0.2');
  await buyer.getByLabel('Description').fill('A study of rain, half written');
  await buyer.reload();
  await buyer.getByRole('button', { name: 'Make an offer' }).click();
  await expect(buyer.getByLabel('Description')).toHaveValue('A study of rain, half written');
  await hear(buyer, 'Offer sent to seller', () => buyer.getByRole('button', { name: 'Send offer' }).click());

  const seller = await enter(browser, 'seller');
  await seller.goto('/dashboard/offers?tab=received');
  await seller.getByRole('article').filter({ hasText: product }).getByRole('button', { name: 'Accept' }).click();

  await buyer.goto('/dashboard/offers?tab=made&status=pending');
  const own = buyer.getByRole('article').filter({ hasText: product });
  await expect(own).toContainText('left to answer');
  await expectAccessible(buyer);
  await own.getByRole('button', { name: 'Withdraw' }).click();
  await hear(buyer, 'Offer Withdrawn', () => buyer.getByRole('button', { name: 'Withdraw offer' }).click());

  // The news reaches the seller over the open question, and takes its place.
  await expect(seller.getByText('The terms have changed')).toBeVisible();
  await expect(seller.getByRole('button', { name: 'Accept offer' })).toBeHidden();
  await expectAccessible(seller);
  await seller.getByRole('button', { name: 'Show the new terms' }).click();
  await expect(seller.getByRole('article').filter({ hasText: product }).getByText('Withdrawn').first()).toBeVisible();
});

test('a buyer asks for access, the owner approves, and the buyer buys and extends it @postgres @phone', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const buyer = await enter(browser, 'buyer');
  // By its name: other tests list guarded products of their own people.
  const product = await openFirst(buyer, 'accessTypes=PROTECTED&name=substantial+damage');
  await expectAccessible(buyer);
  await hear(buyer, 'Access requested', () => buyer.getByRole('button', { name: 'Ask for access' }).click());
  await expect(buyer.getByText('You asked for access')).toBeVisible();

  const seller = await enter(browser, 'seller');
  await seller.goto('/dashboard/access?tab=requests');
  const request = seller.getByRole('row').filter({ hasText: product });
  await expect(request).toBeVisible();
  await expectAccessible(seller);
  await request.getByRole('button', { name: 'Approve' }).click();
  await hear(seller, 'Access approved', () => seller.getByRole('button', { name: 'Approve access' }).click());

  await buyer.goto('/dashboard/access?tab=requests');
  await buyer.getByRole('row').filter({ hasText: product }).getByRole('link', { name: 'Buy access' }).click();
  const purchase = buyer.getByRole('dialog');
  await purchase.getByRole('textbox', { name: 'Length of access' }).fill('2');
  await hear(buyer, `You can now access ${product} for 2 hours`, () =>
    purchase.getByRole('button', { name: /^(Buy|Get) 2 hours/ }).click(),
  );

  await buyer.goto('/dashboard/access');
  // Messages name the product too, beside the page.
  const bar = buyer.getByRole('main').getByRole('listitem').filter({ hasText: product });
  await expect(bar).toContainText(/1 h 5\d min left/);
  await expectAccessible(buyer);
  await buyer.getByRole('row').filter({ hasText: product }).getByRole('button', { name: 'Extend' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'More hours for each' }).fill('3');
  await expectAccessible(buyer);
  await hear(buyer, `You can now access ${product} for 3 hours`, () =>
    dialog.getByRole('button', { name: /^Extend for/ }).click(),
  );
  await expect(bar).toContainText(/4 h 5\d min left/);

  await seller.goto('/dashboard/access?tab=readers');
  await expect(seller.getByRole('row').filter({ hasText: product })).toContainText('5 hours');
  await expectAccessible(seller);
});
