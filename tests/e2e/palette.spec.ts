// The command palette on a phone.
import { enter, goTo } from './support/enter.ts';
import { expect, test } from './support/test.ts';

test('the palette on a phone closes by its button and by Back, and shows no shortcuts @only-phone', async ({
  browser,
}) => {
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
