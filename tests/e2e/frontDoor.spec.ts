// Public pages for people without an account, and the way from a shared link to the purchase.
import { expectAccessible } from './support/axe.ts';
import { signIn } from './support/enter.ts';
import { openMarket } from './support/market.ts';
import { expect, test } from './support/test.ts';

const widest = () => document.documentElement.scrollWidth;

test('a shared link shows the public page of its product, at 320 px too, and leads through the sign-in to the purchase', async ({
  page,
  request,
  exchange,
}) => {
  const market = openMarket(request, exchange.url);
  const name = 'Water levels of the northern harbours and their estuaries, hourly';
  const id = await market.list(await market.join(), name, { price: 1_000_000 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/product/${id}`);
  await expect(page).toHaveURL(new RegExp(`/data/${id}-`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await page.evaluate(widest)).toBe(320);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Sign in to buy' }).click();
  await expect(page.getByRole('link', { name: 'Look around' })).toBeVisible();
  expect(await page.evaluate(widest)).toBe(320);
  await expectAccessible(page);
  await signIn(page, 'buyer');
  await expect(page).toHaveURL(new RegExp(`/product/${id}`));
  await expect(page.getByRole('dialog')).toContainText(name);
});
