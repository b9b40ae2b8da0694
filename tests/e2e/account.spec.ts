// A half-written form when its session ends, and the sign-in form without a network.
import type { Page } from '@playwright/test';
import { graphqlPath } from '#contract/constants.ts';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectMessage } from './support/enter.ts';
import { expect, test } from './support/test.ts';

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

test('a half-written form keeps its values when its session expires, and is not sent automatically', async ({
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
  await expectMessage(page, 'Your draft is restored.', () => page.getByRole('button', { name: 'Sign in' }).click());
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(page.getByLabel('Phone')).toHaveValue('+47 22 00 00 00');
  await expect(page.getByLabel('Address')).toHaveValue('Karl Johans gate 1');
  // Untouched fields are unchanged.
  await expect(page.getByLabel('First name')).toHaveValue('Silvia');
  expect(sent).toEqual(['POST /auth/tokens']);
  await expectMessage(page, 'User information updated successfully', () =>
    page.getByRole('button', { name: 'Save changes' }).click(),
  );
  await signOut(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the sign-in form reports being offline and keeps its values', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Email')).toBeFocused();
  await fillIn(page, 'buyer');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The server didn’t respond. Try again.')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toBeHidden();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
