// One's own account: profile, security, the second factor, and what happens to a half-written form when the session ends.
import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { graphqlPath } from '#contract/constants.ts';
import { demoPassword } from '#server/seed/people.ts';
import { expectAccessible } from './support/axe.ts';
import { hear } from './support/enter.ts';
import { authenticator } from './support/people.ts';
import { expect, test } from './support/test.ts';

const stepMs = 30_000;

async function fillIn(page: Page, who: string) {
  await page.getByLabel('Email').fill(`${who}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
}

async function open(page: Page, path: string, heading: string, who = 'buyer') {
  await page.goto(path);
  await fillIn(page, who);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
};

const noWiderThanTheScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** A picture that the browser itself makes. */
const picture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 300, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

test('the profile saves data and picture, and keeps preferences over a reload but not over signing out @phone', async ({
  page,
}) => {
  await open(page, '/dashboard/profile', 'Profile');
  await expectAccessible(page);
  await noWiderThanTheScreen(page);
  await page.getByLabel('Company').fill('Fjord Data');
  await hear(page, 'User information updated successfully', () =>
    page.getByRole('button', { name: 'Save changes' }).click(),
  );

  await page.getByRole('button', { name: /picture$/ }).click();
  const dialog = page.getByRole('dialog');
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(dialog.getByText(/PNG, JPEG, WEBP/).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await input.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture(page), 'base64'),
  });
  await dialog.getByLabel('Zoom').fill('2');
  await expectAccessible(page);
  await hear(page, 'Profile picture uploaded successfully', () =>
    dialog.getByRole('button', { name: 'Upload' }).click(),
  );
  const shown = page.getByRole('region', { name: 'Picture' }).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(100);

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectAccessible(page);
  await hear(page, 'Profile picture removed', () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click(),
  );
  await expect(shown).toHaveCount(0);

  await page.getByLabel('Language of dates and numbers').selectOption('de-DE');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await expect(page.getByText(/1\.234\.567,89/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Language of dates and numbers')).toHaveValue('de-DE');
  await expect(page.getByText(/1\.234\.567,89/)).toBeVisible();

  await signOut(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('unsaved changes are asked about, whatever leads away from them @phone', async ({ page, isMobile }) => {
  await open(page, '/dashboard/profile', 'Profile', 'druser');
  const company = page.getByLabel('Company');
  await company.fill('Quieter Room');
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Marketplace' }).filter({ visible: true }).first().click();
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Stay' }).click();
  await expect(company).toHaveValue('Quieter Room');
  if (!isMobile) {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('w');
    await expect(ask).toBeVisible();
    await page.keyboard.press('Escape');
  }
  // Signing out leads away too.
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await ask.getByRole('button', { name: 'Stay' }).click();
  await expect(company).toHaveValue('Quieter Room');
  await page.getByRole('link', { name: 'Marketplace' }).filter({ visible: true }).first().click();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/marketplace/);
});

test('a session that ends under a half-written form leaves the form as it was, and sends nothing by itself', async ({
  page,
}) => {
  await open(page, '/dashboard/profile', 'Profile', 'seller');
  const sent: string[] = [];
  await page.route(/\/auth\/users\//, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { error: 'Sign in first' } })
      : route.continue(),
  );
  await page.getByLabel('Phone').fill('+47 22 00 00 00');
  await page.getByLabel('Address').fill('Karl Johans gate 1');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL('**/login');
  await page.unroute(/\/auth\/users\//);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // GraphQL only reads.
    if (request.method() !== 'GET' && pathname !== graphqlPath) sent.push(`${request.method()} ${pathname}`);
  });
  await expect(page.getByLabel('Email')).toHaveValue('seller@example.com');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await hear(page, 'Your draft is restored.', () => page.getByRole('button', { name: 'Sign in' }).click());
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(page.getByLabel('Phone')).toHaveValue('+47 22 00 00 00');
  await expect(page.getByLabel('Address')).toHaveValue('Karl Johans gate 1');
  // What was not touched is as it was.
  await expect(page.getByLabel('First name')).toHaveValue('Silvia');
  expect(sent).toEqual(['POST /auth/tokens']);
  await hear(page, 'User information updated successfully', () =>
    page.getByRole('button', { name: 'Save changes' }).click(),
  );
  await signOut(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the second factor: set up, asked for at sign-in by keyboard alone, renewed and switched off @phone', async ({
  page,
  isMobile,
}) => {
  const who = isMobile ? 'sp' : 'user';
  test.setTimeout(6 * stepMs);
  await open(page, '/dashboard/security', 'Security', who);
  await expectAccessible(page);
  await noWiderThanTheScreen(page);
  // This browser, as the exchange recognises it.
  const here = page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem').first();
  await expect(here).toContainText(isMobile ? 'Chrome on Android' : /Chrome on (Linux|macOS|Windows)/);
  await expect(here).toContainText('from the exchange server');
  await page.getByRole('link', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'I have an app' }).click();
  const key = page.getByRole('figure', { name: 'key' }).locator('code');
  // The clock of the browser plays no part.
  const fresh = authenticator(String(await key.textContent()).replaceAll(' ', ''));
  const first = await fresh();
  await hear(page, 'Two-factor authentication turned on', () => page.getByLabel('Code').pressSequentially(first));
  await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'I saved them' }).check();
  await page.getByRole('link', { name: 'Continue' }).click();
  await signOut(page);

  await fillIn(page, who);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  await expectAccessible(page);
  const second = await fresh();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Code')).toBeFocused();
  await hear(page, 'Logged in successfully', () => page.keyboard.type(second));
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto('/dashboard/security');
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Code').fill('000000');
  await expect(page.getByText('Incorrect code.', { exact: false })).toBeVisible();
  const third = await fresh();
  await hear(page, 'New recovery codes created', () =>
    page.getByRole('dialog').getByLabel('Code').pressSequentially(third),
  );
  const codes = page.getByRole('figure', { name: 'recovery codes' }).locator('code');
  const [code = ''] = String(await codes.textContent()).split('\n');
  await page.getByRole('checkbox', { name: 'I saved them' }).check();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: /Use a recovery code/ }).click();
  await page.getByLabel('Recovery code').fill(code);
  await hear(page, 'Two-factor authentication turned off', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click(),
  );
  await expect(page.getByRole('link', { name: 'Set up' })).toBeVisible();
});

test('state that is damaged, of another version or out of reach starts clean, and the app works', async ({ page }) => {
  await open(page, '/dashboard/profile', 'Profile', 'admin');
  const language = page.getByLabel('Language of dates and numbers');
  await language.selectOption('fr-FR');
  await page.evaluate(() => localStorage.setItem('preferences', '{"version":99,"userId":"x","value":"{"}'));
  await page.reload();
  await expect(language).toHaveValue('');
  await page.addInitScript(() => {
    // The session is still read; nothing more is stored.
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  });
  await page.reload();
  await language.selectOption('fr-FR');
  await expect(page.getByText(/1.234.567,89/)).toBeVisible();
});

test('being offline is told before signing in too, and what was typed stays', async ({ page, context }) => {
  await page.goto('/login');
  await fillIn(page, 'buyer');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('No answer came back. Try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toBeHidden();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
