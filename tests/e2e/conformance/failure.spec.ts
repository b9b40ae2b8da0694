import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { expectTime, recorded, timeOnScreen } from './record.ts';
import { prepareRefusal } from './rows.ts';
import { market, openAs } from './stage.ts';

const messageMs = 3000;
const notificationMs = 4500;
const logoutMs = 1000;

const inSnackbar = async (page: Page) => (await recorded(page)).shown.filter(({ place }) => place === 'snackbar');

test('shows a refusal in the snackbar for 3 s', async ({ browser, request, exchange }) => {
  const { page, last } = await prepareRefusal({ browser, request, exchange });
  const answered = page.waitForResponse((response) =>
    /^\/streams\/streams\/[^/]+$/u.test(new URL(response.url()).pathname),
  );
  await last.click();
  await page.mouse.move(0, 0);
  const { error } = (await (await answered).json()) as { error: string };
  await expect.poll(async () => (await inSnackbar(page)).find(({ text }) => text === error)?.to).toBeDefined();
  const [only, ...others] = (await inSnackbar(page)).filter(({ text }) => text === error);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ tone: 'error', kind: 'message' });
  expectTime(timeOnScreen(only), messageMs, await recorded(page), 'time on screen');
});

test('an ended session is a notification for 4.5 s, and the login screen follows after one', async ({
  browser,
  request,
  exchange,
}) => {
  const stage = { browser, request, exchange };
  const owner = await market(stage).join();
  const page = await openAs(stage, owner, '/dashboard/profile');
  await page.getByLabel('Company').fill('Fjord Data');
  await request.delete('/auth/tokens', { headers: { authorization: owner.token } });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.mouse.move(0, 0);
  await expect(page).toHaveURL(/\/login$/u);
  await expect.poll(async () => (await inSnackbar(page)).some(({ to }) => to !== undefined)).toBe(true);
  const [only, ...others] = await inSnackbar(page);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ tone: 'error', kind: 'notification' });
  const record = await recorded(page);
  expectTime(timeOnScreen(only), notificationMs, record, 'time on screen');
  const login = record.screens.find(({ path }) => path === '/login');
  expectTime((login?.at ?? 0) - (only?.from ?? 0), logoutMs, record, 'from message to login');
});
