import type { Page } from '@playwright/test';
import { failures } from '../../conformance/specification.ts';
import { expect, test } from '../support/test.ts';
import { failureRows } from './failureRows.ts';
import { expectTime, recorded, timeOnScreen, watchText } from './record.ts';
import { market, openAs } from './stage.ts';

const messageMs = 3000;
const notificationMs = 4500;
const logoutMs = 1000;

/** The first line as the error catalogue words it for this answer. */
function lineFor(name: keyof typeof failures, body: string): string {
  const { tries, otherwise } = failures[name];
  const fields = JSON.parse(body) as { error?: string; message?: string };
  const texts = tries.map((from) => (from === 'message' ? fields.message : fields.error));
  return texts.find(Boolean) ?? otherwise;
}

const inSnackbar = async (page: Page) => (await recorded(page)).shown.filter(({ place }) => place === 'snackbar');

test('every entry of the error catalogue has a row', () => {
  expect([...new Set(failureRows.map(({ of }) => of))].toSorted()).toEqual(Object.keys(failures).toSorted());
});

for (const { of, by, sends, prepare, place, fast } of failureRows) {
  test(`words a refused ${by ?? of} as specified ${fast ? '' : '@complete'}`, async ({
    browser,
    request,
    exchange,
  }) => {
    const { page, last } = await prepare({ browser, request, exchange });
    const answered = page.waitForResponse(
      (response) => response.request().method() === sends[0] && sends[1].test(new URL(response.url()).pathname),
    );
    if (!last) await page.reload();
    await last?.click();
    await page.mouse.move(0, 0);
    const response = await answered;
    expect(response.ok()).toBe(false);
    const line = lineFor(of, await response.text());
    if (place === 'screen') {
      await watchText(page, line);
      await expect.poll(async () => (await recorded(page)).shown.map(({ text }) => text)).toContain(line);
      expect((await inSnackbar(page)).filter(({ text }) => text === line)).toEqual([]);
      await expect(page.getByRole('alert').filter({ hasText: line }).first()).toBeVisible();
      return;
    }
    await expect.poll(async () => (await inSnackbar(page)).find(({ text }) => text === line)?.to).toBeDefined();
    const [only, ...others] = (await inSnackbar(page)).filter(({ text }) => text === line);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ tone: 'error', kind: 'message' });
    expectTime(timeOnScreen(only), messageMs, await recorded(page), 'time on screen');
  });
}

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
  // A busy page draws the message late: the second begins when the session ends, not when the message is drawn.
  const [ended = 0] = record.cleared;
  expectTime((login?.at ?? 0) - ended, logoutMs, record, 'from the end of the session to login');
  expect(only?.from).toBeLessThan(login?.at ?? 0);
});
