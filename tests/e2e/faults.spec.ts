// Browser conditions: a missing chunk, refused storage, a second tab.
import type { Page } from '@playwright/test';
import { openSignedIn, signIn } from './support/enter.ts';
import { expect, test } from './support/test.ts';

const go = (page: Page, place: string) => page.getByRole('link', { name: place, exact: true }).first().click();

test('a page whose code is missing shows an error and loads after a reload, while the rest still works', async ({
  page,
}) => {
  await openSignedIn(page, 'buyer');
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  await page.route(/assets\/WalletPage/, (route) => route.fulfill({ status: 404, body: 'no' }));
  const reloaded = page.waitForEvent('load');
  await go(page, 'Wallet');
  // The app reloads once before it shows the error.
  await reloaded;
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  expect(loads).toBeLessThanOrEqual(3);
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true }).first()).toBeVisible();
  await page.unroute(/assets\/WalletPage/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
});

test('the app works in its tab when the browser refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login');
  await signIn(page, 'buyer');
  await go(page, 'Wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
});

test('a second tab follows when the first signs out, and when it signs in as another person', async ({
  page,
  context,
}) => {
  await openSignedIn(page, 'buyer');
  const other = await context.newPage();
  await other.goto('/wallet');
  await expect(other.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.waitForURL('**/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await signIn(page, 'seller');
  await other.waitForURL('**/dashboard');
  await expect(other.getByRole('button', { name: /^Account: Silvia/ })).toBeVisible();
});
