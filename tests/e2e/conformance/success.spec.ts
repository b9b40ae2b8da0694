import { successes } from '../../conformance/specification.ts';
import { expect, test } from '../support/test.ts';
import { expectTime, recorded, timeOnScreen, watchText, type Recorded } from './record.ts';
import { successRows } from './rows.ts';

const actionDelayMs = 1000;

const fill = (text: string, parts: Readonly<Record<string, string>> = {}) =>
  text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => parts[name] ?? '');

const lastBefore = (times: readonly number[], end: number) => Math.max(...times.filter((time) => time <= end));

test('every success message of the specification has a row', () => {
  expect([...new Set(successRows.map(({ says }) => says))].toSorted()).toEqual([...successes].toSorted());
});

for (const { says, by, sends, prepare, stays = 2000, place = 'snackbar', fast } of successRows) {
  test(`shows "${says}"${by ? ` ${by}` : ''} a second after the click, for ${stays / 1000} s ${fast ? '' : '@complete'}`, async ({
    browser,
    request,
    exchange,
  }) => {
    const { page, last, parts } = await prepare({ browser, request, exchange });
    const text = fill(says, parts);
    await expect(last).toBeEnabled();
    if (place === 'screen') await watchText(page, text);
    // The pointer must not rest on the toast, which would stop its clock.
    await last.click();
    await page.mouse.move(0, 0);
    const messages = ({ shown }: Recorded) => shown.filter((entry) => entry.text === text && entry.place === place);
    await expect
      .poll(async () => messages(await recorded(page)).some(({ to }) => to !== undefined), { timeout: 30_000 })
      .toBe(true);
    const record = await recorded(page);
    const sent = record.requests.findLast(({ method, path }) => method === sends[0] && sends[1].test(path));
    if (!sent) throw new Error(`No request ${sends.join(' ')}`);
    const waited = sent.at - lastBefore(record.clicks, sent.at);
    expect(waited, 'from click to request').toBeGreaterThanOrEqual(actionDelayMs - 5);
    expectTime(waited, actionDelayMs, record, 'from click to request');
    const [only, ...others] = messages(record);
    expect(others).toEqual([]);
    expectTime(timeOnScreen(only), stays, record, 'time on screen');
    if (place === 'snackbar') expect(only).toMatchObject({ tone: 'success', kind: 'message' });
    const beside = record.shown.filter(({ tone, kind }) => tone === 'error' || kind === 'notification');
    expect(beside, 'no error and no warning beside a success').toEqual([]);
  });
}
