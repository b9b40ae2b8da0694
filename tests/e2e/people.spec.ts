// Notifications as they arrive, and the palette, on a phone.
import { expectAccessible } from './support/axe.ts';
import { enter, goTo } from './support/enter.ts';
import { expect, test } from './support/test.ts';

test('an offer rings the seller’s bell at once, and reading it stills the bell @only-phone', async ({ browser }) => {
  test.setTimeout(120_000);
  const seller = await enter(browser, 'seller', '/dashboard/notifications');
  // Other stories may have rung it before.
  await expect(seller.getByText(/^\d+ notifications?$|^No notifications/).first()).toBeVisible();
  const readAll = seller.getByRole('button', { name: 'Mark all as read' });
  await expect(async () => {
    if (await readAll.isEnabled()) await readAll.click();
    await expect(seller.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const buyer = await enter(browser, 'buyer', '/marketplace?text=earthquakes%20worldwide');
  await buyer.getByRole('article').getByRole('link').first().click();
  await buyer.getByRole('button', { name: 'Make an offer' }).click();
  await buyer.getByLabel('Amount per hour').fill('0.2');
  await buyer.getByLabel('Description').fill('For a map of a week.');
  await buyer.getByRole('button', { name: 'Send offer' }).click();
  await expect(buyer.getByText('Awaiting the seller’s reply')).toBeVisible();
  const bell = seller.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  await expect(bell).toBeVisible({ timeout: 20_000 });
  await seller.goto('/dashboard/notifications');
  await expect(seller.getByRole('link', { name: /offers 0.2/ })).toBeVisible();
  await expectAccessible(seller);
  await seller.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(seller.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('the palette on a phone closes by its button and by Back, and shows no keys @only-phone', async ({ browser }) => {
  const page = await enter(browser, 'user');
  await goTo(page, 'Marketplace');
  await expect(page).toHaveURL(/\/marketplace$/);
  const dialog = page.getByRole('dialog', { name: 'Search or run a command' });
  const open = page.getByRole('button', { name: 'Search or run a command' });
  await open.click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.locator('kbd, [data-part=help]').filter({ visible: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await open.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/marketplace$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});
