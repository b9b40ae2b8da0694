// People, news, answers and the palette, as people meet them.
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '#server/seed/people.ts';
import { expectAccessible } from './support/axe.ts';
import { goTo, hear, workAs } from './support/enter.ts';
import { addPerson, enrol } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A window of its own, signed in, working in a mode. */
async function enter(browser: Browser, who: string, mode?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // The keys are heard once the frame stands.
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
  if (mode) await workAs(page, mode);
  return page;
}

test('an admin looks at one person and resets the second factor that was lost', async ({ browser, request }) => {
  const person = await addPerson(request);
  await enrol(request, person);
  const page = await enter(browser, 'admin', 'Administrator');
  await page.goto(`/admin?name=${person.name}`);
  const row = page.getByRole('row', { name: new RegExp(person.name) });
  await row.getByRole('link', { name: person.name }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('list', { name: /^Sessions of/ }).getByRole('listitem')).toHaveCount(1);
  await expect(details.getByText('No products in the marketplace')).toBeVisible();
  await expect(details.getByText('Two-factor turned on')).toBeVisible();
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Reset two-factor' }).click();
  const asking = page.getByRole('alertdialog');
  await expect(asking).toContainText(person.name);
  await expectAccessible(page);
  await hear(page, 'Two-factor authentication reset', () =>
    asking.getByRole('button', { name: 'Reset two-factor' }).click(),
  );
  await expect(asking).toHaveCount(0);
  await row.getByRole('link', { name: person.name }).click();
  await expect(details.getByText('Not signed in anywhere.')).toBeVisible();
  await expect(details.getByText('Two-factor reset by an administrator')).toBeVisible();
});

test('an admin adds and edits somebody, locks several but never oneself, and mends a file of people', async ({
  browser,
}) => {
  const tag = randomUUID().slice(0, 8);
  const [email, csv] = [
    `${tag}.one@example.com`,
    (second: string) => `email,first_name,roles\n${tag}.two@example.com,Two,buyer\n${second},Three,seller\n`,
  ];
  const page = await enter(browser, 'admin', 'Administrator');
  await page.goto('/admin?add=one');
  const adding = page.getByRole('dialog', { name: 'Add a person' });
  await adding.getByRole('textbox', { name: 'Email' }).fill('seller@example.com');
  await adding.getByRole('textbox', { name: 'First name' }).fill(`Nora ${tag}`);
  await adding.getByRole('button', { name: 'Add person' }).click();
  await expect(adding.getByText('is taken')).toBeVisible();
  // Closed and opened again, it holds what was typed.
  await page.keyboard.press('Escape');
  await expect(adding).toHaveCount(0);
  await page.getByRole('button', { name: 'Add person' }).click();
  await expect(adding.getByRole('textbox', { name: 'First name' })).toHaveValue(`Nora ${tag}`);
  await adding.getByRole('textbox', { name: 'Email' }).fill(email);
  await hear(page, 'User added successfully', () => adding.getByRole('button', { name: 'Add person' }).click());
  await expect(adding).toHaveCount(0);

  await page.goto(`/admin?name=${tag}`);
  const row = page.getByRole('row', { name: new RegExp(`Nora ${tag}`) });
  await row.getByRole('button', { name: `Actions for Nora ${tag}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: `Edit Nora ${tag}` });
  await editing.getByRole('textbox', { name: 'Company' }).fill(`Tide ${tag}`);
  await expectAccessible(page);
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('User edited successfully')).toBeVisible();

  await page.goto('/admin?add=many');
  const importing = page.getByRole('dialog', { name: 'Import people' });
  const choose = (text: string) =>
    importing
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(csv('three at example'));
  await expect(importing.getByText('1 ready, 1 with errors.', { exact: false })).toBeVisible();
  await expect(importing.getByText('is not an email address')).toBeVisible();
  await expectAccessible(page);
  await importing.getByRole('button', { name: 'Choose another file' }).click();
  await choose(csv(`${tag}.three@example.com`));
  await importing.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(importing.getByText('2 added')).toBeVisible();
  await importing.getByRole('button', { name: 'Close' }).last().click();

  // Oneself among others: left out, and said so.
  await page.goto('/admin?limit=100');
  for (const name of [/^Select Ada/, new RegExp(`^Select Nora ${tag}`), /^Select Two$/, /^Select Three$/])
    await page.getByRole('checkbox', { name }).first().check();
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  const asking = page.getByRole('alertdialog');
  await expect(asking).toContainText('you are left out');
  await expect(asking).not.toContainText('admin@example.com');
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Lock' }).click();
  const told = page.getByText('3 locked');
  await expect(told).toBeVisible();
  const since = Date.now();
  await expect(page.getByRole('row', { name: new RegExp(`Nora ${tag}`) })).toContainText('Locked');
  await expect(told).toBeHidden();
  // Ten seconds after the success, however busy the machine is.
  expect(Date.now() - since).toBeGreaterThan(7_000);
});

test('an offer rings the seller’s bell at once, and reading it stills the bell @phone', async ({ browser }) => {
  test.setTimeout(120_000);
  const seller = await enter(browser, 'seller');
  // Other stories may have rung it before.
  await seller.goto('/dashboard/notifications');
  await expect(seller.getByText(/^\d+ notifications?$|^No notifications/).first()).toBeVisible();
  const readAll = seller.getByRole('button', { name: 'Mark all as read' });
  await expect(async () => {
    if (await readAll.isEnabled()) await readAll.click();
    await expect(seller.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const buyer = await enter(browser, 'buyer');
  await buyer.goto('/marketplace?name=earthquakes');
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

test('the palette goes anywhere by keyboard alone, and lists its shortcuts', async ({ browser }) => {
  const page = await enter(browser, 'user');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search or run a command' });
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await box.fill('questions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/\/wallet$/);
  await page.keyboard.press('?');
  await expect(page.getByRole('option', { name: /Wallet/ })).toContainText('g w');
  await box.fill('seattle');
  await expect(page.getByRole('option', { name: /Seattle/ }).first()).toBeVisible();
});

test('the palette on a phone closes by its button and by Back, and shows no keys @phone', async ({
  browser,
  isMobile,
}) => {
  test.skip(!isMobile, 'a keyboard has Escape');
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
