// The times of the specification in Chromium, each once.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { expectTime, recorded, stallPaint, timeOnScreen, watchText, type Recorded } from './record.ts';
import { failureRows, lineFor, press, slowRows, successRows, textOf } from './rows.ts';
import { market, openAs } from './stage.ts';

const actionDelayMs = 1000;
const errorMs = 3000;
const notificationMs = 4500;
const logoutMs = 1000;

const lastBefore = (times: readonly number[], end: number) => Math.max(...times.filter((time) => time <= end));
const inSnackbar = async (page: Page) => (await recorded(page)).shown.filter(({ place }) => place === 'snackbar');

for (const { says, sends, prepare, staysMs, place } of successRows) {
  test(`shows "${says}" a second after the click, for ${staysMs / 1000} s`, async ({ browser, request, exchange }) => {
    const ready = await prepare({ browser, request, exchange });
    const text = textOf(says, ready.parts);
    if (place === 'screen') await watchText(ready.page, text);
    await press(ready);
    const messages = ({ shown }: Recorded) => shown.filter((entry) => entry.text === text && entry.place === place);
    await expect
      .poll(async () => messages(await recorded(ready.page)).some(({ to }) => to !== undefined), { timeout: 30_000 })
      .toBe(true);
    const record = await recorded(ready.page);
    const sent = record.requests.findLast(({ method, path }) => method === sends[0] && sends[1].test(path));
    if (!sent) throw new Error(`No request ${sends.join(' ')}`);
    const waited = sent.at - lastBefore(record.clicks, sent.at);
    expect(waited, 'from click to request').toBeGreaterThanOrEqual(actionDelayMs - 5);
    expectTime(waited, actionDelayMs, record, 'from click to request');
    const [only, ...others] = messages(record);
    expect(others).toEqual([]);
    expectTime(timeOnScreen(only), staysMs, record, 'time on screen');
    if (place === 'snackbar') expect(only).toMatchObject({ tone: 'success', kind: 'message' });
    const beside = record.shown.filter(({ tone, kind }) => tone === 'error' || kind === 'notification');
    expect(beside, 'no error and no warning beside a success').toEqual([]);
  });
}

// The time counts from the paint, however busy the page is.
for (const { says, prepare, staysMs } of slowRows) {
  test(`shows "${says}" for its whole time on a slow device`, async ({ browser, request, exchange }) => {
    const ready = await prepare({ browser, request, exchange });
    const text = textOf(says, ready.parts);
    await stallPaint(ready.page, 4000);
    const device = await ready.page.context().newCDPSession(ready.page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await press(ready);
    const message = async () => (await recorded(ready.page)).shown.find((entry) => entry.text === text);
    await expect.poll(async () => (await message())?.to, { timeout: 60_000 }).toBeDefined();
    const { from = 0, painted = Infinity, to = 0 } = (await message()) ?? {};
    expect(painted - from, 'from drawing to paint').toBeGreaterThanOrEqual(4000);
    // Minus two frames: the page observes the paint and the removal late.
    expect(to - painted, 'time on screen').toBeGreaterThanOrEqual(staysMs - 40);
  });
}

for (const { of, sends, prepare, place } of failureRows) {
  test(`shows the specified text of a refused ${of} in the ${place}`, async ({ browser, request, exchange }) => {
    const ready = await prepare({ browser, request, exchange });
    const { page } = ready;
    const answered = page.waitForResponse(
      (response) => response.request().method() === sends[0] && sends[1].test(new URL(response.url()).pathname),
    );
    await press(ready);
    const response = await answered;
    expect(response.ok()).toBe(false);
    const line = lineFor(of, await response.text());
    const ofLine = async () => (await inSnackbar(page)).filter(({ text }) => text === line);
    if (place === 'screen') {
      await expect(page.getByRole('alert').filter({ hasText: line }).first()).toBeVisible();
      expect(await ofLine()).toEqual([]);
      return;
    }
    await expect.poll(async () => (await ofLine())[0]?.to).toBeDefined();
    const [only, ...others] = await ofLine();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ tone: 'error', kind: 'message' });
    expectTime(timeOnScreen(only), errorMs, await recorded(page), 'time on screen');
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
  await press({ page, last: page.getByRole('button', { name: 'Save changes' }) });
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
