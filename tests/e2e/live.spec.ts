// Recorded time from listing a topic in the form to the first message that a buyer reads.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expectAccessible, showIn } from './support/axe.ts';
import { openSensor, type Sensor } from './support/broker.ts';
import { enter, expectMessage, tokenOf } from './support/enter.ts';
import { recordTime } from './support/recordTime.ts';
import { expect, test } from './support/test.ts';
import { slowness } from '../support/slowness.ts';

const limitMs = 90_000 * slowness();
const name = 'Flow of the plant';
const signIn = { username: 'exchange', password: 'brisk-otter' };
let sensor: Sensor;
let beat: NodeJS.Timeout;
test.beforeAll(async () => {
  sensor = await openSensor(signIn);
  let number = 0;
  beat = setInterval(() => sensor.send(JSON.stringify({ litres: (number += 1) })), 200);
});
test.afterAll(async () => {
  clearInterval(beat);
  await sensor.close();
});

test('a buyer reads the first message of a topic within 90 seconds of its listing, which the seller exports', async ({
  browser,
}) => {
  test.setTimeout(300_000 * slowness());
  const seller = await enter(browser, 'seller', '/products/new');
  const buyer = await enter(browser, 'buyer');

  const started = Date.now();
  await seller.getByLabel('Source address').fill(sensor.url);
  await seller.getByLabel('User name').fill(signIn.username);
  await expect(seller.getByLabel('Topic')).toHaveValue('plant/flow');
  await seller.getByLabel(/^Password/).fill(signIn.password);
  await seller.getByRole('button', { name: 'Continue' }).click();
  // Events arrive while the connection test is still running.
  await expect(seller.getByRole('list', { name: 'Last 20 events, newest first' })).toContainText('litres');
  await expect(seller.getByRole('button', { name: 'Stop the test' })).toBeVisible();
  const content = seller.getByRole('region', { name: 'What is in it?' });
  await expect(content.getByText(/events with 1 column read/)).toBeVisible();
  await seller.getByLabel('Name', { exact: true }).fill(name);
  await seller.getByRole('combobox', { name: 'Category' }).fill('Weather observations');
  await seller.getByRole('treeitem', { name: 'Weather observations' }).click();
  await seller.getByLabel('Description').fill('Litres a second at the outlet.');
  await seller.getByRole('button', { name: 'Continue' }).click();
  await seller.getByLabel('Price per hour').fill('0.01');
  const logo = sharp({ create: { width: 320, height: 200, channels: 3, background: 'teal' } }).png();
  await seller
    .locator('input[type=file][accept*=png]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo.toBuffer() });
  await seller.getByRole('button', { name: 'Use picture' }).click();
  await expect(seller.getByText('This crop is uploaded when you save.')).toBeVisible();
  await expectMessage(seller, 'Product added successfully', () =>
    seller.getByRole('button', { name: 'Add product' }).click(),
  );
  const listed = await seller.getByRole('link', { name: 'View product' }).getAttribute('href');

  await buyer.goto(listed ?? '');
  await buyer.getByRole('button', { name: /^Buy 24 h for/ }).click();
  await buyer
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy 24 h for/ })
    .click();
  const use = buyer.getByRole('region', { name: 'Use this data' });
  await use.getByRole('tab', { name: 'EventSource' }).click();
  const code = (await use.getByRole('figure', { name: 'EventSource example' }).textContent()) ?? '';
  const address = /'(http[^']+)'/u.exec(code)?.[1] ?? '';
  await buyer.getByRole('tab', { name: 'Data' }).click();
  const live = buyer.getByRole('region', { name: 'Live events' });
  const events = live.getByRole('list', { name: 'Last 20 events, newest first' });
  await expect(events).toContainText('litres');
  const took = Date.now() - started;
  recordTime(`${took} ms from the form to the buyer's first message, by ${sensor.name}`);
  expect(took).toBeLessThan(limitMs);

  // The copied example works with the browser's EventSource.
  const message = await buyer.evaluate(
    (url) =>
      new Promise<string>((resolve, reject) => {
        const source = new EventSource(url);
        source.addEventListener('message', ({ data }) => resolve(String(data)));
        source.addEventListener('error', () => reject(new Error('EventSource failed')));
      }),
    address,
  );
  expect(message).toMatch(/^\{"litres":\d+\}$/u);
  await expect(buyer.getByRole('grid', { name: 'Rows' })).toContainText('received_at');
  // Events and rows are in the viewport together.
  await buyer.setViewportSize({ width: 1440, height: 900 });
  await buyer.evaluate(() => window.scrollTo(0, 0));
  await expect(events.getByRole('listitem').first()).toBeInViewport();
  await expect(buyer.getByRole('grid', { name: 'Rows' }).getByRole('row').nth(1)).toBeInViewport();

  // By keyboard, on a phone, in the dark.
  await live.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(live.getByText('Paused')).toBeVisible();
  await expectAccessible(buyer);
  await buyer.setViewportSize({ width: 390, height: 844 });
  await showIn(buyer, 'dark');
  await expectAccessible(buyer);
  await live.getByRole('button', { name: 'Show summary' }).press('Enter');
  await expect(live.getByRole('status')).toContainText(/events? a second\. Last event .* ago: litres [\d,]+\./u);
  await buyer.getByRole('tab', { name: 'Use' }).click();
  await expect(use).toBeVisible();
  await expectAccessible(buyer);

  await expectAccessible(seller);
  await seller.getByRole('link', { name: 'Show my products' }).click();
  const row = seller.getByRole('row', { name: new RegExp(name) });
  await expect(row.locator('img')).toHaveAttribute('src', /\/pictures\//);
  await expectAccessible(seller);
  await seller.getByRole('button', { name: 'More actions' }).click();
  const saving = seller.waitForEvent('download');
  await seller.getByRole('menuitem', { name: 'Export owned' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain(`${name},Stream,`);
  await seller.getByRole('button', { name: `Actions for ${name}` }).click();
  await seller.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(seller.getByRole('alertdialog').getByRole('textbox')).toBeVisible();
  await expectAccessible(seller);
  const headers = { authorization: await tokenOf(seller) };
  const gone = await seller.request.delete(`/streams/streams/${listed?.split('/').at(-1)}`, { headers });
  expect(gone.ok()).toBe(true);
});
