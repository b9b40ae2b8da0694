// Faults around the app: refusals, ended sessions, a lost network, missing code, refused or damaged storage.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openSignedIn, signIn } from './support/enter.ts';
import { expect, test } from './support/test.ts';

const calls = /\/(?:auth|streams|transactions|application|offers|subscriptions)\//;

const go = (page: Page, place: string) => page.getByRole('link', { name: place, exact: true }).first().click();

// None of this depends on the width of the screen.
test('a wrong password is reported once, stays on screen, and keeps the typed values', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByLabel('Email').fill('buyer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).dblclick();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid Credentials')).toBeVisible();
  await page.waitForTimeout(3000);
  await expect(page.getByText('Invalid Credentials')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('buyer@example.com');
  expect(sent.filter((path) => path === '/auth/tokens')).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/');
  await expectAccessible(page);
});

test('a session that the server has ended is left once, with storage cleared, and back shows nothing of it', async ({
  page,
}) => {
  await openSignedIn(page, 'buyer');
  const authorised: string[] = [];
  await page.route(calls, (route) => route.fulfill({ status: 401, json: { error: 'Sign in first' } }));
  await go(page, 'Marketplace');
  // The message of signing in may still stand beside it.
  const ended = page.locator('[data-component=Snackbar]').filter({ hasText: 'Your session has ended' });
  await expect(ended).toBeVisible();
  page.on('request', (request) => {
    if (request.headers()['authorization']) authorised.push(request.url());
  });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.waitForURL('**/login');
  await expect(ended).toHaveCount(1);
  expect(authorised).toEqual([]);
  await page.goBack();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a page whose code is gone says so and comes with a reload, while the rest still works', async ({ page }) => {
  await openSignedIn(page, 'buyer');
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  await page.route(/assets\/WalletPage/, (route) => route.fulfill({ status: 404, body: 'no' }));
  const reloaded = page.waitForEvent('load');
  await go(page, 'Wallet');
  // Before it asks, the app tries once itself.
  await reloaded;
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  expect(loads).toBeLessThanOrEqual(3);
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true }).first()).toBeVisible();
  await page.unroute(/assets\/WalletPage/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
});

test('an unreachable exchange is reported in place, and trying again works once it is back', async ({ page }) => {
  await openSignedIn(page, 'buyer');
  await page.route(calls, (route) => route.abort());
  await go(page, 'Marketplace');
  await expect(page.getByText(/No answer came back/).first()).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('Earthquake feed, live replay').first()).toBeVisible();
});

test('the app works where storage is refused, for this tab', async ({ page }) => {
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

test('another tab follows when one signs out, and when one signs in as another person', async ({ page, context }) => {
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

test('the first Tab reaches the content at once, and each page is announced by title and heading', async ({ page }) => {
  await openSignedIn(page, 'buyer');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await go(page, 'Wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeFocused();
  await expect(page).toHaveTitle('Wallet · Data Exchange');
});
