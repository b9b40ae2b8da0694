// Reports as people read them: what was sold, spent and traded, beside the time before; kept as a link, a file and on paper.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { StreamPage } from '#contract/types.ts';
import { demoPassword } from '#server/seed/people.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import { enter, goTo, post } from './support/enter.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

const product = 'Seattle daily weather, 2012 to 2015';
/** A new person with tokens and without purchases: the tests of a worker share the history of the demo accounts. */
async function enterAnew(browser: Browser): Promise<Page> {
  const admin = await enter(browser, 'admin');
  const who = `reader${Date.now()}`;
  const userModeType = { user: false, buyer: true };
  await post(admin, '/auth/users', { email: `${who}@example.com`, password: demoPassword, userModeType });
  await admin.context().close();
  const page = await enter(browser, who);
  await post(page, '/transactions/tokens/buy', { amount: 100_000_000 });
  return page;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a purchase appears in the reports of buyer and seller, in the link, in the file and on paper', async ({
  browser,
}) => {
  const buyer = await enterAnew(browser);
  const { content } = await post<StreamPage>(buyer, '/streams/search', { name: product });
  const bought = await post<{ total: number }>(buyer, '/subscriptions/subscriptions', {
    stream_id: content[0]?.id,
    hours: 5,
  });
  const tokens = `${bought.total / 1_000_000}`;
  await goTo(buyer, 'Reports');
  await expect(part(buyer, 'Spent')).toContainText(`${tokens} DXT`);
  await expect(part(buyer, 'By product').getByRole('row', { name: new RegExp(product) })).toContainText(tokens);
  await expect(buyer.getByRole('table', { name: 'Access that ends soon' })).toContainText(product);
  await expectAccessibleInBoth(buyer);
  await buyer.getByRole('button', { name: '7 days' }).click();
  await expect(buyer).toHaveURL(/days=7/);
  await buyer.reload();
  await expect(buyer.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  await expect(part(buyer, 'Spent')).toContainText(`${tokens} DXT`);
  const saving = buyer.waitForEvent('download');
  await buyer.getByRole('button', { name: 'Save “By product” as CSV' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain(`${tokens},1`);

  const seller = await enter(browser, 'seller');
  await goTo(seller, 'Reports');
  await expect(part(seller, 'Revenue')).toContainText(/\d DXT/);
  await expect(part(seller, 'By product').getByRole('row', { name: new RegExp(product) })).toBeVisible();
  await expectAccessibleInBoth(seller);
  await seller.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(seller.getByRole('banner')).toBeHidden();
  await expect(seller.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(part(seller, 'By product').getByRole('row', { name: new RegExp(product) })).toBeVisible();
});
