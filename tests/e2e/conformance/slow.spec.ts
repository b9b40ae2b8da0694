// Every success message on a slow device: its time counts from the paint, whatever the page does before and beside it.
import { expect, test } from '../support/test.ts';
import { recorded, stallPaint, watchText } from './record.ts';
import { successRows } from './rows.ts';

const fast: ReadonlySet<string> = new Set(['Logged in successfully', 'You can now access {name} for {hours} hours']);

for (const { says, by, prepare, stays = 2000, place = 'snackbar' } of successRows) {
  test(`shows "${says}"${by ? ` ${by}` : ''} for its whole time on a slow device ${fast.has(says) ? '' : '@complete'}`, async ({
    browser,
    request,
    exchange,
  }) => {
    const { page, last, parts = {} } = await prepare({ browser, request, exchange });
    const text = says.replaceAll(/\{(\w+)\}/gu, (_, name: string) => parts[name] ?? '');
    await expect(last).toBeEnabled();
    if (place === 'screen') await watchText(page, text);
    await stallPaint(page, 4000);
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await last.click();
    await page.mouse.move(0, 0);
    const message = async () => (await recorded(page)).shown.find((entry) => entry.text === text);
    await expect.poll(async () => (await message())?.to, { timeout: 60_000 }).toBeDefined();
    const { from = 0, painted = Infinity, to = 0 } = (await message()) ?? {};
    expect(painted - from, 'from drawing to paint').toBeGreaterThanOrEqual(4000);
    // Two frames less: the page sees its paint and the end of the message a moment late.
    expect(to - painted, 'time on screen').toBeGreaterThanOrEqual(stays - 40);
  });
}
