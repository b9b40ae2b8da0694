// The wallet: tokens are added exactly once, the history explains each transfer, receipts and exports are complete.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { canonicalJson } from '#src/pages/wallet/receipt/receipt.ts';
import { expectAccessible } from './support/axe.ts';
import { enter, goTo, expectMessage, tokenOf } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { slowness } from '../support/slowness.ts';

// Two windows and an axe run on each screen are slow on a busy machine.
test.describe.configure({ timeout: 180_000 * slowness() });

const buyCall = '**/transactions/tokens/buy';

/** Balance of the wallet, as its page shows it. */
const available = (page: Page) => page.getByRole('region', { name: 'Available' });

/** Enters an amount and continues to the confirmation. */
async function choose(page: Page, action: 'Add tokens' | 'Withdraw', amount: string) {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(amount);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Records the idempotency key of each request that adds tokens. */
function noteKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/transactions/tokens/buy'))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

test('tokens are added once after repeated presses and a lost response @postgres', async ({ browser }) => {
  const page = await enter(browser, 'user', '/wallet');
  await expect(available(page)).toContainText('Reconciled with history');
  const before = (await available(page).textContent()) ?? '';
  const held = Number(/Available([\d.]+)/.exec(before)?.[1]);
  const keys = noteKeys(page);

  await choose(page, 'Add tokens', '12.5');
  await expectAccessible(page);
  // The exchange books the payment, but its response is lost.
  await page.route(buyCall, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const confirm = page.getByRole('button', { name: 'Add 12.5 DXT' });
  await confirm.dblclick();
  await expect(page.getByRole('dialog').getByText(/We couldn’t confirm whether tokens moved/)).toBeVisible();
  expect(keys).toHaveLength(1);
  await expectAccessible(page);

  await page.unroute(buyCall);
  await expectMessage(page, 'Token added successfully', () => confirm.click());
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  await expect(available(page)).toContainText(`${held + 12.5}`);
  await expect(available(page)).toContainText('Reconciled with history');
  await expect(page.getByRole('row').filter({ hasText: '+12.5' })).toHaveCount(1);

  // Another click is another payment, with a new key.
  await choose(page, 'Add tokens', '12.5');
  await expectMessage(page, 'Token added successfully', () => confirm.click());
  await expect(available(page)).toContainText(`${held + 25}`);
  expect(new Set(keys).size).toBe(2);
});

test('the history keeps its filters in the URL, explains a transfer, and exports a receipt and a CSV file', async ({
  browser,
}) => {
  const page = await enter(browser, 'buyer');
  const token = await tokenOf(page);
  for (let amount = 1; amount <= 3; amount += 1)
    await page.request.post('/transactions/tokens/buy', {
      headers: { authorization: token },
      data: { amount: amount * 1_000_000 },
    });
  await goTo(page, 'Wallet');
  await expect(page.getByRole('img', { name: 'Last 30 days' })).toBeVisible();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('region', { name: 'Last 30 days: table' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'View full history' }).click();
  const totals = page.getByRole('region', { name: 'Matching transactions' });
  await page.getByRole('button', { name: 'Period: Any time' }).press('Enter');
  await page.getByRole('button', { name: 'Last month' }).click();
  await expect(page.getByRole('dialog', { name: 'Period' })).toContainText('Your time');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(totals).toContainText('Transactions0');
  await page.getByRole('button', { name: /^Period: / }).click();
  await page.getByRole('button', { name: 'Any time', exact: true }).click();
  // Other tests of this server may have moved tokens too.
  await expect(totals).toContainText(/Transactions[1-9]/);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Type').selectOption('Tokens added');
  await page.getByLabel(/Lowest/).fill('2');
  await page.getByLabel(/Highest/).fill('3');
  await expect(page).toHaveURL(/max=3000000/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show transactions' }).click();
  await expect(totals).toContainText('Transactions2');
  await expect(totals).toContainText('In5 DXT');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Export' }).click();
  const csv = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const lines = (await readFile(await (await csv).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);

  await page.getByRole('link', { name: 'Tokens added' }).first().click();
  const why = page.getByRole('dialog', { name: 'Why these tokens moved' });
  await expect(why).toContainText('You added tokens from the exchange treasury.');
  await expectAccessible(page);
  await why.getByRole('link', { name: 'Receipt' }).click();

  const sheet = page.getByRole('article', { name: 'Receipt' });
  const hash = sheet.getByText(/^[\da-f]{64}$/);
  await expect(hash).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const file = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { facts: object; sha256: string };
  expect(await hash.textContent()).toBe(file.sha256);
  expect(createHash('sha256').update(canonicalJson(file.facts)).digest('hex')).toBe(file.sha256);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download JSON' })).toBeHidden();
  expect(await sheet.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
});

test('Back closes the dialog on top and keeps the page, and asks about unsaved changes', async ({ browser }) => {
  const page = await enter(browser, 'buyer');
  await goTo(page, 'Wallet');
  await page.getByRole('button', { name: 'Add tokens' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add tokens' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/wallet$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await page.getByRole('button', { name: /^Account/u }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByLabel('Company').fill('Half a na');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Company')).toHaveValue('Half a na');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
});
