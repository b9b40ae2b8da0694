// The access address of a product, its examples and its machine-readable record.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expectAccessible } from './support/axe.ts';
import { enter, expectMessage } from './support/enter.ts';
import { openMarket } from './support/market.ts';
import { expect, test } from './support/test.ts';
import { slowness } from '../support/slowness.ts';

// An axe run on each tab is slow on a busy machine.
test.describe.configure({ timeout: 300_000 * slowness() });

const execute = promisify(execFile);

test('a free product shows an access address, working examples, its machine-readable record and its price history', async ({
  browser,
  request,
  exchange,
}) => {
  const market = openMarket(request, exchange.url);
  const [seller, reader] = [await market.join(), await market.join()];
  const name = 'Tides for everybody';
  const id = await market.list(seller, name, { price: 3_000_000, offer: false });
  for (const price of [1_500_000, 0]) await seller.call('put', `/streams/streams/${id}`, { price });
  const page = await enter(browser, reader.name, `/product/${id}?tab=history`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const events = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  // The server may have checked the source already.
  const changes = events.filter({ hasNotText: 'Source checked' });
  await expect(changes).toHaveCount(3);
  await expect(changes.first()).toContainText('Price per hour');
  await expect(changes.first()).toContainText('from 1.5 DXT to 0 DXT');
  await expect(changes.nth(1)).toContainText('from 3 DXT to 1.5 DXT');
  await expect(changes.last()).toContainText('Published');
  await expect(changes.last()).toContainText('3 DXT');

  await page.getByRole('tab', { name: 'About' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Machine-readable record (DCAT)' }).click();
  const record = await opening;
  await expect(record.locator('body')).toContainText('"dcat:Catalog"');
  const answer = await page.request.get(record.url());
  expect(answer.headers()['content-type']).toContain('application/ld+json');
  expect(JSON.stringify(await answer.json())).toContain(`/product/${id}#dataset`);
  await record.close();

  await page.getByRole('textbox', { name: 'Length of access' }).fill('2');
  await page.getByRole('button', { name: 'Get 2 h free' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get free access' });
  await expectMessage(page, `You can now access ${name} for 2 hours`, () =>
    dialog.getByRole('button', { name: 'Get 2 h free' }).click(),
  );
  const connect = page.getByRole('region', { name: 'Use this data' });
  await connect.getByRole('button', { name: 'Copy Access address' }).click();
  await expect(connect.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain(exchange.url);
  for (const language of ['pandas', 'Excel', 'JavaScript']) {
    await connect.getByRole('tab', { name: language, exact: true }).click();
    const example = connect.getByRole('figure', { name: `${language} example` });
    await expect(example).toContainText(new URL(address).search);
  }
  await expectAccessible(page);
  const code = await connect.getByRole('figure', { name: 'JavaScript example' }).locator('code').textContent();
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', String(code)]);
  expect(stdout).toMatch(/1461.*\{\s+date:/);

  const downloading = page.waitForEvent('download');
  await connect.getByRole('button', { name: /^Download/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);

  // The address is shown once. After a reload another key can be made, and the first address still works.
  await page.reload();
  await expect(connect.getByRole('figure', { name: 'curl example' })).toContainText('key=YOUR_KEY');
  await connect.getByRole('textbox', { name: 'Name of the key' }).fill('laptop');
  await connect.getByRole('button', { name: 'Create key' }).click();
  await expect(connect.getByRole('figure', { name: 'Access address' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(200);
  await connect.getByRole('button', { name: 'Replace address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace address' }).click();
  await expect.poll(async () => (await request.get(address)).status()).toBe(401);

  // A watcher is notified of a new price at once, and finds the product among the watched ones.
  const watch = page.getByRole('button', { name: `Watch ${name}` });
  await expectMessage(page, 'You will be notified of changes', () => watch.click());
  await expect(watch).toHaveAttribute('aria-pressed', 'true');
  await seller.call('put', `/streams/streams/${id}`, { price: 1_000_000 });
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await page.getByRole('menuitem', { name: `${name} now costs 1 DXT instead of 0 an hour` }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${id}$`));
  await page.goto('/marketplace?mine=watched');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('article')).toContainText(name);
});
