// Messages on a slow device: their time counts from the paint, whatever the page does before and beside it.
import { expect, test } from '../support/test.ts';
import { recorded, stallPaint } from './record.ts';
import { successRows } from './rows.ts';

for (const { says, prepare, stays = 2000 } of successRows.filter(({ isSlowToo }) => isSlowToo)) {
  test(`shows "${says}" for its whole time on a slow device`, async ({ browser, request, exchange }) => {
    const { page, last, parts = {} } = await prepare({ browser, request, exchange });
    const text = says.replaceAll(/\{(\w+)\}/gu, (_, name: string) => parts[name] ?? '');
    await expect(last).toBeEnabled();
    await stallPaint(page, 4000);
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await last.click();
    await page.mouse.move(0, 0);
    const message = async () => (await recorded(page)).shown.find((entry) => entry.text === text);
    await expect.poll(async () => (await message())?.to, { timeout: 60_000 }).toBeDefined();
    const { from = 0, painted = Infinity, to = 0 } = (await message()) ?? {};
    expect(painted - from, 'from drawing to paint').toBeGreaterThanOrEqual(4000);
    // A busy machine sees the paint late, but never by as much as the stall.
    expect(to - painted, 'time on screen').toBeGreaterThanOrEqual(stays - 200);
  });
}
