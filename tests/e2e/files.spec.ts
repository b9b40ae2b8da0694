// A seller uploads a file, a buyer reads its rows in a data frame, and a new version follows. The time is recorded.
import { parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { writeFile } from 'node:fs/promises';
import { slowness } from '../support/slowness.ts';
import { expectAccessible, showIn } from './support/axe.ts';
import { enter, expectMessage } from './support/enter.ts';
import { pythonWithPandas, runPython } from './support/pandas.ts';
import { recordTime } from './support/recordTime.ts';
import { expect, test } from './support/test.ts';

const limitMs = 60_000 * slowness();
const rows = 2_000;
/** Printed shape of the data frame and sum of its levels, where each level is 1. */
const frameOf = (rowCount: number) => `(${rowCount}, 3) ${rowCount}`;
const csvOf = (level: number) =>
  `day,station,level\n${Array.from({ length: rows }, (_, at) => `2024-01-${String((at % 28) + 1).padStart(2, '0')},S${at % 9},${level}`).join('\n')}\n`;

test('a buyer reads a file within a minute of its upload, and later its new version', async ({
  browser,
  request,
}, info) => {
  test.setTimeout(300_000 * slowness());
  const [first, second] = [info.outputPath('river_levels.csv'), info.outputPath('river_levels_2.csv')];
  await Promise.all([writeFile(first, csvOf(1)), writeFile(second, csvOf(2))]);
  const python = await pythonWithPandas();
  const seller = await enter(browser, 'seller', '/products/new');
  const buyer = await enter(browser, 'buyer');
  await buyer.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  const started = Date.now();
  await seller.getByRole('radio', { name: 'In a file' }).press('Space');
  await seller.getByLabel('Data file').setInputFiles(first);
  await expect(seller.getByText('The file was read')).toBeVisible();
  await seller.getByRole('button', { name: 'Continue' }).click();
  await expect(seller.getByLabel('Name', { exact: true })).toHaveValue('River levels');
  await expect(seller.getByLabel('Description')).toHaveValue(/2,000 rows with the columns day, station/u);
  await seller.getByRole('button', { name: 'Continue' }).click();
  await expect(seller.getByRole('region', { name: 'Preview for buyers' })).toContainText('2,000 rows');
  await seller.getByLabel('Price per hour').fill('0.01');
  await expectMessage(seller, 'Product added successfully', () =>
    seller.getByRole('button', { name: 'Add product' }).click(),
  );
  const listed = (await seller.getByRole('link', { name: 'View product' }).getAttribute('href')) ?? '';

  await buyer.goto(listed);
  await buyer.getByRole('button', { name: /^Buy 24 h for/ }).click();
  await buyer
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy 24 h for/ })
    .click();
  const use = buyer.getByRole('region', { name: 'Use this data' });
  const text = await use
    .getByText(/\/access\/[0-9a-f-]+\?key=/)
    .first()
    .textContent();
  const address = String(text).trim();
  const read = await request.get(address);
  expect(await read.text()).toBe(csvOf(1));
  // An independent Parquet reader gets the same rows.
  const table = await request.get(address, { headers: { accept: 'application/vnd.apache.parquet' } });
  const file = Uint8Array.from(await table.body()).buffer;
  const found = await parquetReadObjects({ file, compressors });
  expect(found.map(({ station, level }) => `${String(station)},${String(level)}`)).toEqual(
    Array.from({ length: rows }, (_, at) => `S${at % 9},1`),
  );
  if (python === undefined) recordTime('pandas is not installed: the data frame was not made, its rows were read');
  else {
    await use.getByRole('tab', { name: 'pandas' }).click();
    await use.getByRole('button', { name: 'Copy pandas example' }).click();
    const code = await buyer.evaluate(() => navigator.clipboard.readText());
    const printed = await runPython(python, `${code}\nprint(data.shape, data['level'].sum())`);
    expect(printed).toContain(frameOf(rows));
  }
  const took = Date.now() - started;
  recordTime(`${took} ms from a file on disk to its rows in a ${python === undefined ? 'program' : 'data frame'}`);
  expect(took).toBeLessThan(limitMs);

  await seller.goto(`/products/${listed.split('/').at(-1)}/edit`);
  await seller.getByText('Where is your data?').click();
  await expect(seller.getByText(/river_levels\.csv, .* uploaded/u)).toBeVisible();
  await seller.setViewportSize({ width: 320, height: 700 });
  await seller.getByLabel('New version').setInputFiles(second);
  await expect(seller.getByText('The file was read')).toBeVisible();
  await showIn(seller, 'dark');
  await expectAccessible(seller);
  await expectMessage(seller, 'Product edited successfully', () =>
    seller.getByRole('button', { name: 'Save changes' }).click(),
  );
  expect(await (await request.get(address)).text()).toBe(csvOf(2));
});

test('a seller sees why a file is refused, and can cancel an upload', async ({ browser }) => {
  const seller = await enter(browser, 'seller', '/products/new');
  await seller.getByRole('radio', { name: 'In a file' }).press('Space');
  const field = seller.getByLabel('Data file');
  const command = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(`a,b\n1,=cmd|' /C calc'!A0\n`) };
  await field.setInputFiles(command);
  await expect(seller.getByText(/spreadsheet formula that starts a program/u)).toBeVisible();
  await seller.getByRole('button', { name: 'Remove' }).click();
  // Leaves the upload pending until it is cancelled.
  await seller.route('**/streams/files?**', () => undefined);
  await field.setInputFiles({ ...command, buffer: Buffer.from('a,b\n1,2\n') });
  await seller.getByRole('button', { name: 'Cancel', exact: true }).first().click();
  const source = seller.getByRole('region', { name: 'Where is your data?' });
  await expect(source.getByText('Choose a file or drop it here')).toBeVisible();
  await seller.getByRole('button', { name: 'Continue' }).click();
  await expect(seller.getByText('Please choose: Data file')).toBeVisible();
});
