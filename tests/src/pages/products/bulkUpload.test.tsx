import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { utils, write } from 'xlsx';
import type { StreamPage } from '#contract/types.ts';
import { storageKeys, storedVersion } from '#src/config/constants.ts';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';
import { narrowWindow } from '../../support/wideWindow.ts';

const fixture = openPageFixture(() => import('#src/pages/products/upload/UploadPage.tsx'));
const { open } = fixture;
const file = (...lines: string[]) => ['title,type,description,price,url,category,remark', ...lines].join('\n');
// A new address for each row: products cannot share one, and a failed test runs again.
let time = 0;
beforeEach(() => void (time += 1));
afterEach(() => vi.unstubAllGlobals());
const address = (n: number) => `https://data.example.org/${time}/${n}`;
const line = (n: number, price = '5') => `Tide ${n},Dataset,Levels,${price},${address(n)},Weather,x`;

type User = Awaited<ReturnType<typeof open>>['user'];

/** Pastes the rows and goes on to the grid. */
async function paste(user: User, text: string) {
  await user.click(await screen.findByRole('textbox', { name: 'Or paste rows' }, slow));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Which column is which?' }, slow);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

const cell = (column: string, row: number) => screen.findByRole('textbox', { name: `${column}, Row ${row}` }, slow);
const join = () => fixture.market.exchange.join('seller');
const totalOf = async (seller: Awaited<ReturnType<typeof join>>) =>
  (await seller.call('GET', `/streams/streams?owner=${seller.id}`)).json<StreamPage>().total;

it('maps columns by name, lets cells be corrected in place, and lists every row at once', async () => {
  const seller = await join();
  const { user } = await open('/products/upload', seller.token);
  await user.click(await screen.findByRole('textbox', { name: 'Or paste rows' }, slow));
  await user.paste(file(line(1), line(2, 'dear')));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('combobox', { name: 'title' }, slow)).toHaveDisplayValue('Name');
  expect(screen.getByRole('combobox', { name: 'remark' })).toHaveDisplayValue('Skip');
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  const price = await cell('Price (DXT an hour)', 2);
  await waitFor(() => expect(price).toBeInvalid(), slow);
  expect(price).toHaveAccessibleDescription('Not an amount of DXT such as 0.25');
  // All or none: one wrong row stops the upload.
  const list = screen.getByRole('button', { name: 'List 2 products' });
  expect(list).toBeDisabled();
  expect(list).toHaveAccessibleDescription('Row 2 has errors. Fix the marked cells or leave out the row.');
  await user.click(screen.getByRole('checkbox', { name: 'Only rows with problems' }));
  await user.clear(price);
  await user.type(price, '7');
  // The row stays in the list, and the field keeps its focus, while the row is unchecked.
  expect(price).toHaveFocus();
  expect(price).toBeValid();
  expect(screen.getByRole('button', { name: 'List 2 products' })).toBeDisabled();
  expect(screen.getByText('2 rows')).toBeVisible();
  const again = screen.getByRole('button', { name: 'Check again' });
  // The check of the rows as they were read may still be on its way.
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  await user.click(again);
  expect(await screen.findByText(/All rows are checked and ready to list/)).toBeVisible();
  expect(screen.getByText('2 rows · 2 ready')).toBeVisible();
  expect(await totalOf(seller)).toBe(0);

  await user.click(screen.getByRole('button', { name: 'List 2 products' }));
  await expectMessage('File uploaded successfully');
  expect(await screen.findByText('2 products are listed', undefined, slow)).toBeVisible();
  expect(await totalOf(seller)).toBe(2);
});

it('goes from one wrong cell to the next by button and key, over pages and round the end, then to unusual prices', async () => {
  const seller = await join();
  const { user } = await open('/products/upload', seller.token);
  const reveal = vi.spyOn(Element.prototype, 'scrollIntoView');
  const revealed = () => reveal.mock.contexts.map((one) => (one as Element).getAttribute('data-cell'));
  const lines = Array.from({ length: 25 }, (_, index) => line(30 + index));
  lines[1] = lines[1]?.replace('Weather', 'Nowhere') ?? '';
  lines[22] = line(52, 'dear');
  lines[23] = line(53, '0.000005');
  await paste(user, file(...lines));
  const wrong = await screen.findByRole('combobox', { name: 'Category, Row 2' }, slow);
  await waitFor(() => expect(revealed()).toContain('2 subcategory'), slow);
  expect(wrong).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Next problem' }));
  expect(wrong).toHaveFocus();
  await user.keyboard('{F9}');
  const price = await cell('Price (DXT an hour)', 23);
  expect(price).toHaveFocus();
  expect(revealed().at(-1)).toBe('23 price');
  await user.keyboard('{F9}');
  expect(await screen.findByRole('combobox', { name: 'Category, Row 2' }, slow)).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category, Row 2' }), 'Weather');
  await user.keyboard('{F9}');
  await user.clear(await cell('Price (DXT an hour)', 23));
  await user.paste('0.5');
  expect(screen.getByText(/Check 1 unusual price\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next unusual price' }));
  const unusual = await cell('Price (DXT an hour)', 24);
  expect(unusual).toHaveFocus();
  expect(unusual).toHaveAccessibleDescription('0.00012 DXT for 24 hours Unusual: less than 0.00001 DXT an hour');
  const list = screen.getByRole('button', { name: 'List 25 products' });
  expect(list).toBeDisabled();
  await waitFor(() => expect(list).toBeEnabled(), slow);
});

it('folds each row on a phone to its name and its problems, and opens the one whose problem is next', async () => {
  narrowWindow();
  const seller = await join();
  const { user } = await open('/products/upload', seller.token);
  await paste(user, file(line(61), line(62, 'dear')));
  const problem = 'Price (DXT an hour): Not an amount of DXT such as 0.25';
  await expect.poll(() => document.body.textContent, slow).toContain(problem);
  expect(document.body.textContent).toContain('Dataset\u00A0· 5 DXT');
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next problem' }));
  const price = within(screen.getByRole('region', { name: 'Row 2' })).getByRole('textbox', { name: /^Price/ });
  expect(price).toHaveFocus();
  await user.clear(price);
  await user.type(price, '7');
  expect(document.body).not.toHaveTextContent(problem);
  await user.click(screen.getByRole('button', { name: 'Details of Tide 61' }));
  expect(within(screen.getByRole('region', { name: 'Row 1' })).getByRole('textbox', { name: 'Name' })).toHaveValue(
    'Tide 61',
  );
});

it('shows the problems found by the server at their cells, and lists the other rows once these are skipped', async () => {
  const seller = await join();
  await fixture.market.list(seller, { url: address(11) });
  const { user } = await open('/products/upload', seller.token);
  await paste(user, file(line(11), line(12)));
  const url = await cell('Source address', 1);
  await waitFor(() => expect(url).toHaveAccessibleDescription('Is already listed'), slow);
  await user.click(screen.getByRole('button', { name: 'Skip row with errors' }));
  await user.click(screen.getByRole('button', { name: 'List 1 product' }));
  await expectMessage('File uploaded successfully');
  expect(await screen.findByText('1 row was left out.', undefined, slow)).toBeVisible();
  expect(await totalOf(seller)).toBe(2);
});

it('lists nothing when one row has become invalid, and names it', async () => {
  const seller = await join();
  const { user } = await open('/products/upload', seller.token);
  await paste(user, file(line(21), line(22)));
  expect(await screen.findByText(/All rows are checked/, undefined, slow)).toBeVisible();
  await fixture.market.list(await join(), { url: address(22) });
  await user.click(screen.getByRole('button', { name: 'List 2 products' }));
  const url = await cell('Source address', 2);
  await waitFor(() => expect(url).toHaveAccessibleDescription('Is already listed'), slow);
  // On the page, and for three seconds in the snackbar.
  expect(screen.getAllByText(/Nothing was saved/)[0]).toBeVisible();
  expect(await totalOf(seller)).toBe(0);
});

it('lists an Excel workbook with decimal commas as texts', async () => {
  const seller = await join();
  const { user } = await open('/products/upload', seller.token);
  const book = utils.book_new();
  const rows = [
    ['title', 'type', 'description', 'price', 'url', 'category'],
    ...[1, 2].map((n) => [`Tide ${n}`, 'Dataset', 'Levels', '0,25', address(n + 50), 'Weather']),
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Products');
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  await user.upload(
    await screen.findByLabelText(/CSV, Excel or JSON file/, undefined, slow),
    new File([bytes], 'tides.xlsx'),
  );
  expect(await screen.findByText(/^Excel.*sheet “Products”/, undefined, slow)).toBeVisible();
  const comma = screen.getByRole('checkbox', { name: 'Read 0,25 as 0.25' });
  expect(comma).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await cell('Price (DXT an hour)', 2)).toHaveValue('0.25');
});

it('keeps the rows through a reload, and explains why a text cannot be read', async () => {
  const seller = await join();
  const first = await open('/products/upload', seller.token);
  await paste(first.user, file(line(31)));
  await cell('Name', 1);
  first.unmount();
  first.close();
  const { user } = await open('/products/upload', seller.token);
  expect(await cell('Name', 1)).toHaveValue('Tide 31');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('textbox', { name: 'Or paste rows' }));
  await user.paste('name,url\n"Tide');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const refused = await screen.findAllByText(/A quotation mark is not closed, in or before line 2/, undefined, slow);
  expect(refused[0]).toBeVisible();
});

it('shows a reminder of unlisted rows of another tab until it is dismissed', async () => {
  const seller = await join();
  const key = storageKeys.unlisted;
  const leave = (count: number) => {
    const value = { count, at: Date.now() + 1 };
    localStorage.setItem(key, JSON.stringify({ version: storedVersion, userId: seller.id, value }));
  };
  const kept = () => (JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: { count: number } }).value?.count;
  const { user } = await open('/dashboard', seller.token);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, slow);
  leave(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('1 row of your upload is not listed yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss this reminder' }));
  await waitFor(() => expect(screen.queryByText('1 row of your upload is not listed yet')).toBeNull());
  await waitFor(() => expect(kept()).toBe(0));

  leave(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('2 rows of your upload are not listed yet');
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  expect(
    await screen.findByText(/^2 rows of your upload are not listed yet. Continue in the tab/, undefined, slow),
  ).toBeVisible();
});
