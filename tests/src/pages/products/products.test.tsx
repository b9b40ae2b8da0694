import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Stream, StreamPage } from '#contract/types.ts';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';
import { narrowWindow } from '../../support/wideWindow.ts';
import { lose } from '../../support/wireTap.ts';
import { back, describeData, giveAddress, next, put, seeStep } from './listingSteps.ts';
import { pickCategory } from './pickCategory.ts';

const fixture = openPageFixture(() =>
  Promise.all([
    import('#src/pages/products/ProductsPage.tsx'),
    import('#src/pages/products/NewProductPage.tsx'),
    import('#src/pages/product/ProductPage.tsx'),
  ]),
);
const { open } = fixture;

const join = (slot: 'seller' | 'buyer' | 'admin') => fixture.market.exchange.join(slot);
type Person = Awaited<ReturnType<typeof join>>;

const ownOf = async (person: Person) =>
  (await person.call('GET', `/streams/streams?owner=${person.id}`)).json<StreamPage>().content;

/** A seller with one product that has a reader and an offer. */
async function trade() {
  const { market } = fixture;
  const { seller, buyer, id } = await fixture.pair({ name: 'Tides' }, 10_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  await market.offer(buyer, id, 1_000_000);
  return { seller, buyer, id };
}

type User = Awaited<ReturnType<typeof open>>['user'];

/** Fills in what an algorithm needs, on one page. */
async function fillPage(user: User, url: string) {
  await put(user, /^Name/, 'Salinity of the fjord');
  await pickCategory(user);
  await put(user, /^Description/, 'Daily means.');
  await put(user, /^Documentation URL/, url);
  await put(user, /^Price per hour/, '1.25');
}

/** Fills in what data needs, in three steps. */
async function fill(user: User, url: string) {
  await giveAddress(user, url);
  await describeData(user);
  await put(user, /^Price per hour/, '1.25');
}

it('lists own products with their earnings, and keeps their filters in the URL', async () => {
  const { seller } = await trade();
  await fixture.market.list(seller, { name: 'Salinity', price: 0 });
  const { user } = await open('/products', seller.token);
  const row = await screen.findByRole('row', { name: /Tides/ }, slow);
  expect(row).toHaveTextContent('4 DXT');
  expect(within(row).getByRole('link', { name: '1 offer' })).toHaveAttribute('href', '/dashboard/offers?tab=received');
  expect(screen.getByText('2 products')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: /your products/ }), 'salin');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Tides/ })).toBeNull(), slow);
  expect(location.search).toBe('?name=salin');
  await user.clear(screen.getByRole('searchbox', { name: /your products/ }));
  await user.paste('nothing like it');
  expect(await screen.findByText('No products match', undefined, slow)).toBeVisible();
});

it('opens the menu of a row at the pointer, and leaves links to the browser', async () => {
  const { seller, id } = await trade();
  await fixture.market.list(seller, { name: 'Salinity', price: 1_000_000 });
  const { user } = await open('/products', seller.token);
  const row = await screen.findByRole('row', { name: /Tides/ }, slow);
  const rightClick = (target: Element) => user.pointer({ target, keys: '[MouseRight]' });
  const isLeftToBrowser = (target: Element) => fireEvent.contextMenu(target, { button: 2 });
  expect(isLeftToBrowser(within(row).getByRole('link', { name: 'Tides' }))).toBe(true);
  expect(isLeftToBrowser(screen.getByRole('columnheader', { name: /Product/ }))).toBe(true);
  await rightClick(within(screen.getByRole('row', { name: /Salinity/ })).getByText('1 DXT'));
  expect(await screen.findByRole('menu', { name: 'Actions for Salinity' })).toBeVisible();
  await user.keyboard('{Escape}');
  await rightClick(within(row).getByText('4 DXT'));
  const menu = await screen.findByRole('menu', { name: 'Actions for Tides' });
  expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', `/products/${id}/edit`);
  const names = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent?.trim());
  await user.keyboard('{Escape}');
  await user.click(within(row).getByRole('button', { name: 'Actions for Tides' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent?.trim())).toEqual(names);
  await user.keyboard('{Escape}');
  await rightClick(within(row).getByText('4 DXT'));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const ask = await screen.findByRole('alertdialog', undefined, slow);
  await waitFor(() => expect(ask).toContainElement(document.activeElement as HTMLElement));
});

it('leaves the long press on the card of a product to the browser', async () => {
  narrowWindow();
  onTestFinished(() => void vi.unstubAllGlobals());
  const { seller } = await trade();
  await open('/products', seller.token);
  const row = await screen.findByRole('row', { name: /Tides/ }, slow);
  expect(fireEvent.contextMenu(within(row).getByText('4 DXT'), { button: 2 })).toBe(true);
});

it('clears text that is no date together with the filters', async () => {
  const { seller } = await trade();
  const { user } = await open('/products', seller.token);
  await user.click(await screen.findByRole('button', { name: 'Filters' }, slow));
  const from = await screen.findByLabelText('Published from', { selector: 'input' });
  await user.type(from, 'soon');
  await user.tab();
  expect(await screen.findByText(/^Published from must be a date/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(screen.queryByText(/^Published from must be a date/)).toBeNull();
  expect(screen.getByLabelText('Published from', { selector: 'input' })).toHaveValue('');
});

it('formats a selected word of the description; the toolbar is one Tab stop', async () => {
  const { user } = await open('/products/new', (await join('seller')).token);
  await giveAddress(user, `${fixture.market.source}?formatted`);
  await put(user, /^Description/, 'Daily means');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Description/ });
  field.setSelectionRange(6, 11);
  const toolbar = await screen.findByRole('toolbar', { name: 'Formatting' }, slow);
  await user.tab();
  expect(within(toolbar).getByRole('button', { name: 'Bold' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(within(toolbar).getByRole('button', { name: 'Italic' })).toHaveFocus();
  await user.click(within(toolbar).getByRole('button', { name: 'Bold' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Daily **means**');
  await user.click(screen.getByRole('button', { name: 'Preview formatting' }));
  const preview = await screen.findByRole('region', { name: 'Formatted description' });
  expect(await within(preview).findByText('means', { selector: 'strong *' }, slow)).toBeVisible();
});

it('shows first steps to a person without products, and the reason to a person without the right', async () => {
  const seller = await join('seller');
  await open('/products', seller.token);
  expect(await screen.findByText('You have not listed a product yet', undefined, slow)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add product' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  await fixture.leave();
  await open('/products', (await join('buyer')).token);
  expect(await screen.findByText('Your account cannot sell', undefined, slow)).toBeVisible();
});

it('leads through source, content and price, and lists the product', async () => {
  const seller = await join('seller');
  const { user } = await open('/products/new', seller.token);
  await user.click(await screen.findByRole('button', { name: 'Continue' }, slow));
  expect(await screen.findByText('Please enter Source address')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Source address/ })).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();

  await put(user, /^Source address/, `${fixture.market.source}?new`);
  // The Enter key continues; it never lists an unfinished product.
  await user.keyboard('{Enter}');
  await seeStep(2);
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Content');
  const content = within(screen.getByRole('region', { name: 'What is in it?' }));
  expect(content.getByText(/CSV, 9 rows and 3 columns read, newest value Jan 9, 2026/)).toBeVisible();
  const description = screen.getByRole('textbox', { name: /^Description/ });
  expect(description).toHaveValue('9 rows with the columns day, city, and level.');
  await user.clear(screen.getByRole('textbox', { name: /^Name/ }));
  await next(user);
  expect(await screen.findByText('Please enter Name')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
  await put(user, /^Name/, 'Salinity of the fjord');
  await pickCategory(user);
  await put(user, /^Description/, 'Daily means.');
  await user.click(screen.getByRole('button', { name: 'Preview formatting' }));
  await user.type(description, ' **Twice a day**');
  const formatted = screen.getByRole('region', { name: 'Formatted description' });
  expect(await within(formatted).findByText('Twice a day', { selector: 'strong *' }, slow)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Unit of “level”' })).not.toHaveAttribute('placeholder');
  expect(content.getByText('Meaning')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Meaning of “level”' }), 'Above the sea');
  await user.type(screen.getByRole('textbox', { name: 'Unit of “level”' }), 'm');
  await user.click(screen.getByRole('tab', { name: 'More facts' }));
  await user.type(screen.getByRole('textbox', { name: /^Tags/ }), 'ocean{Enter}Salt, ocean,{Tab}');

  await next(user);
  await seeStep(3);
  expect(screen.getByRole('checkbox', { name: /^Accept offers/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  expect(await screen.findByText('Please enter Price per hour')).toBeVisible();
  expect(await ownOf(seller)).toEqual([]);
  await put(user, /^Price per hour/, '1.25');
  expect(screen.getByText('30 DXT a day · 900 DXT in 30 days')).toBeVisible();
  const preview = screen.getByRole('region', { name: 'Preview for buyers' });
  expect(preview).not.toHaveTextContent('**');
  expect(preview).toHaveTextContent('Salinity of the fjord');
  expect(preview).toHaveTextContent('1.25 DXT / hour30 DXT / day');

  // Back and forward again: the values stay, and nothing is reloaded.
  await back(user);
  await seeStep(2);
  await back(user);
  await seeStep(1);
  expect(screen.getByRole('textbox', { name: /^Source address/ })).toHaveValue(`${fixture.market.source}?new`);
  await next(user);
  await seeStep(2);
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Salinity of the fjord');
  await next(user);
  await seeStep(3);
  expect(screen.getByRole('textbox', { name: /^Price per hour/ })).toHaveValue('1.25');

  // A double press sends once: a second request would be refused for the same address.
  await user.dblClick(screen.getByRole('button', { name: 'Add product' }));
  await expectMessage('Product added successfully');
  expect(await screen.findByText('Salinity of the fjord is listed', undefined, slow)).toBeVisible();
  expect(await ownOf(seller)).toMatchObject([
    {
      name: 'Salinity of the fjord',
      price: 1_250_000,
      visibility: 'public',
      offer: true,
      meanings: [{ column: 'level', meaning: 'Above the sea', unit: 'm' }],
      metadata: { tags: ['ocean', 'Salt'] },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Add another' }));
  expect(await screen.findByRole('textbox', { name: /^Source address/ }, slow)).toHaveValue('');
});

it('folds optional fields on a phone, and opens the fold of a wrong one', async () => {
  narrowWindow();
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = await open('/products/new', (await join('seller')).token);
  await giveAddress(user, `${fixture.market.source}?folded`);
  expect(screen.queryByRole('textbox', { name: /^Coverage/ })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Columns' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns, rows and reading' }));
  expect(screen.getByRole('tab', { name: 'Columns' })).toBeVisible();
  await describeData(user);
  const fold = screen.getByRole('button', { name: 'Who can buy, limits and privacy' });
  await user.click(fold);
  await user.type(screen.getByRole('textbox', { name: /^Reads allowed/ }), '10');
  await user.click(fold);
  expect(screen.queryByRole('textbox', { name: /^Reads allowed/ })).toBeNull();
  await put(user, /^Price per hour/, '1');
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  const reads = await screen.findByRole('textbox', { name: /^Reads allowed/ });
  expect(reads).toBeInvalid();
  await user.clear(reads);
  expect(reads).toBeVisible();
});

it('goes one step back on the browser’s Back button, and stays on the page', async () => {
  const { user } = await open('/products', (await join('seller')).token);
  await user.click(await screen.findByRole('link', { name: 'Add product' }, slow));
  await giveAddress(user, `${fixture.market.source}?back`);
  history.back();
  await seeStep(1);
  await waitFor(() => expect(location.pathname).toBe('/products/new'));
});

it('closes the logo crop on the browser’s Back button, and stays in the step', async () => {
  const { user } = await open('/products', (await join('seller')).token);
  await user.click(await screen.findByRole('link', { name: 'Add product' }, slow));
  await giveAddress(user, `${fixture.market.source}?crop`);
  await describeData(user);
  await user.upload(screen.getByLabelText(/^Logo/), new File(['x'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByRole('dialog', undefined, slow)).toBeVisible();
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
  await waitFor(() => expect(location.pathname).toBe('/products/new'));
  expect(screen.getByRole('heading', { level: 2, name: /What does it cost/ })).toBeVisible();
  history.back();
  await seeStep(2);
});

it('keeps corrections of a reading for their address only', async () => {
  const { user } = await open('/products/new', (await join('seller')).token);
  await giveAddress(user, `${fixture.market.source}?corrected`);
  const content = within(screen.getByRole('region', { name: 'What is in it?' }));
  const delimiter = () => content.getByRole('combobox', { name: /Between two cells/ });
  await user.click(content.getByRole('tab', { name: 'How it was read' }));
  await user.click(content.getByText('Change how it is read'));
  await user.selectOptions(delimiter(), 'Semicolon');
  expect(await content.findByText(/TEXT, 10 rows and 1 column read/, undefined, slow)).toBeVisible();
  await back(user);
  await giveAddress(user, `${fixture.market.source}?another`);
  expect(await content.findByText(/CSV, 9 rows and 3 columns read/, undefined, slow)).toBeVisible();
  expect(delimiter()).toHaveValue('');
  await back(user);
  await giveAddress(user, `${fixture.market.source}?corrected`);
  expect(await content.findByText(/TEXT, 10 rows and 1 column read/, undefined, slow)).toBeVisible();
  expect(delimiter()).toHaveValue(';');
});

it('keeps the stored corrections when the address is changed and changed back', async () => {
  const seller = await join('seller');
  const id = await fixture.market.list(seller, { reading: { delimiter: ';' } });
  const { user } = await open(`/products/${id}/edit`, seller.token);
  const field = await screen.findByRole('textbox', { name: /^Source address/ }, slow);
  await user.type(field, 'x{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('No changes to save.', undefined, slow)).toBeVisible();
  await user.type(field, 'x');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expectMessage('Product edited successfully');
  expect((await seller.call('GET', `/streams/streams/${id}`)).json()).not.toHaveProperty('reading');
});

it('continues without a reading if the seller confirms that the source cannot be read', async () => {
  const { user } = await open('/products/new', (await join('seller')).token);
  await put(user, /^Source address/, 'https://nowhere.invalid/data.csv');
  await next(user);
  expect(await screen.findByText('The address test failed', undefined, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue without reading it' }));
  await seeStep(2);
  expect(screen.getByText('The data has not been read yet.')).toBeVisible();
});

it('leads back to the step, the tab and the field of an error', async () => {
  const seller = await join('seller');
  await fixture.market.list(seller, { url: `${fixture.market.source}?owned` });
  const { user } = await open('/products/new', seller.token);
  await fill(user, `${fixture.market.source}?owned`);
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  await waitFor(() => expect(screen.getByText('Source address is already listed')).toBeVisible(), slow);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Source address/ })).toHaveFocus(), slow);
  await giveAddress(user, `${fixture.market.source}?free`);
  await user.click(screen.getByRole('tab', { name: 'More facts' }));
  await put(user, /^Latitude/, '100');
  await user.click(screen.getByRole('tab', { name: 'Columns' }));
  await next(user);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Latitude/ })).toHaveFocus(), slow);
});

it('counts the fields to fix, without those that the type of product does not have', async () => {
  const { user } = await open('/products/new', (await join('seller')).token);
  await fill(user, `${fixture.market.source}?reads`);
  await put(user, /^Reads allowed/, '0');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Limit period/ }), 'day');
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  expect(await screen.findByText('1 field needs fixing')).toBeVisible();
  await back(user);
  await seeStep(2);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'Algorithm');
  expect(await screen.findByRole('textbox', { name: /^Documentation URL/ }, slow)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/needs? fixing/)).toBeNull());
  expect(screen.getByRole('combobox', { name: /^Type/ })).toHaveFocus();
});

it('lets a service provider list an algorithm that others can run but not as data', async () => {
  const { exchange, source, fund, list } = fixture.market;
  const [provider, buyer] = [await exchange.join('sp'), await join('buyer')];
  const { user } = await open('/products/new', provider.token);
  await screen.findByRole('combobox', { name: /^Category/ }, slow);
  expect(screen.queryByRole('textbox', { name: /^(?:Source address|Example record)/ })).toBeNull();
  await fillPage(user, `${source}?algorithm`);
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  expect(await screen.findByText('Please choose: Analysis', undefined, slow)).toBeVisible();
  const analysis = screen.getByRole('combobox', { name: /^Analysis/ });
  await within(analysis).findByRole('option', { name: 'Compare groups' }, slow);
  await user.selectOptions(analysis, 'Compare groups');
  // The sample rows answer before anything is listed.
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Aggregate/ }), 'Median');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  const done = await screen.findByText('2 rows in the result.', undefined, slow);
  expect(done.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(await screen.findByText(/^With .*Median/, undefined, slow)).toBeVisible();
  const tried = await screen.findByRole('grid', { name: 'Result of the trial' }, slow);
  expect(await within(tried).findByRole('gridcell', { name: 'Bergen' }, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  await expectMessage('Product added successfully');
  const [stream] = await ownOf(provider);
  expect(stream).toMatchObject({ type: 'Algorithm', metadata: { analysis: 'groupBy', statistic: 'median' } });
  await fixture.leave();

  // Bought together with data, and with an algorithm without an analysis.
  const other = await list(await join('seller'), { name: 'Code alone', type: 'Algorithm' });
  const data = await list(await join('seller'), { name: 'Fjord levels' });
  await fund(buyer, 100_000_000);
  for (const stream_id of [stream?.id, other, data])
    expect((await buyer.call('POST', '/subscriptions/subscriptions', { stream_id, hours: 2 })).statusCode).toBe(201);
  const bought = await open(`/product/${stream?.id}`, buyer.token);
  const shown = await screen.findByRole('region', { name: 'Analysis' }, slow);
  expect(await within(shown).findByRole('heading', { name: 'Compare groups' }, slow)).toBeVisible();
  expect(shown.textContent).toMatch(/Aggregate.*Median/);
  expect(screen.queryByRole('tab', { name: 'Columns' })).toBeNull();
  await bought.user.click(within(shown).getByRole('link', { name: 'Run it on your data' }));
  await bought.user.click(await screen.findByRole('combobox', { name: /^Data/ }, slow));
  const offered = screen.getAllByRole('option').filter((option) => !(option instanceof HTMLOptionElement));
  expect(offered.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Fjord levels')]);
  const named = screen.getByRole<HTMLOptionElement>('option', { name: /^Salinity of the fjord, by / });
  expect(named.selected).toBe(true);
});

it('shows a refusal by the server at its field, and keeps the typed values', async () => {
  const seller = await join('seller');
  await fixture.market.list(seller, { url: `${fixture.market.source}?taken` });
  const { user } = await open('/products/new', seller.token);
  await put(user, /^Source address/, 'http://10.0.0.1/private');
  await next(user);
  expect(
    await screen.findByText('Source address points to a network that the server may not access', undefined, slow),
  ).toBeVisible();
  await fill(user, `${fixture.market.source}?taken`);
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  await waitFor(() => expect(screen.getByText('Source address is already listed')).toBeVisible(), slow);
  await giveAddress(user, `${fixture.market.source}?untaken`);
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Salinity of the fjord');
});

it('restores a draft after a reload, asks before leaving it, and discards it on request', async () => {
  const seller = await join('seller');
  const first = await open('/products/new', seller.token);
  await giveAddress(first.user, `${fixture.market.source}?draft`);
  await put(first.user, /^Name/, 'Half written');
  await first.user.click(screen.getByRole('link', { name: 'Cancel' }));
  const ask = await screen.findByRole('alertdialog', undefined, slow);
  await first.user.click(within(ask).getByRole('button', { name: 'Stay' }));
  expect(location.pathname).toBe('/products/new');
  first.unmount();
  first.close();
  const { user } = await open('/products/new', seller.token);
  expect(await screen.findByText(/Your draft is restored/, undefined, slow)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Half written');
  // The same step, whose measurement is asked for again.
  await user.click(screen.getByRole('button', { name: 'Read the data' }));
  const content = within(screen.getByRole('region', { name: 'What is in it?' }));
  expect(await content.findByText(/CSV, 9 rows and 3 columns read/, undefined, slow)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Half written');
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(screen.getByRole('textbox', { name: /^Source address/ })).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  for (const name of [/^Name/, /^Description/])
    expect(screen.getByRole('textbox', { name, hidden: true })).toHaveValue('');
});

it('edits a product, and sends nothing if nothing has changed', async () => {
  const seller = await join('seller');
  const id = await fixture.market.list(seller, { name: 'Tides' });
  const { user } = await open(`/products/${id}/edit`, seller.token);
  const preview = await screen.findByRole('region', { name: 'Preview for buyers' }, slow);
  expect(within(preview).getByText('just now').tagName).toBe('TIME');
  await user.click(await screen.findByRole('button', { name: 'Save changes' }, slow));
  expect(await screen.findByText('No changes to save.', undefined, slow)).toBeVisible();
  await put(user, /^Price per hour/, '0.000001');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expectMessage('Product edited successfully');
  expect(await screen.findByRole('row', { name: /Tides/ }, slow)).toHaveTextContent('0.000001 DXT');
  expect((await ownOf(seller))[0]).toMatchObject({ price: 1, name: 'Tides', offer: true });
});

it('starts an edit with closed sections, keeps their values, and opens the one with an error', async () => {
  const seller = await join('seller');
  const id = await fixture.market.list(seller, { name: 'Tides' });
  const { user } = await open(`/products/${id}/edit`, seller.token);
  const price = await screen.findByRole('textbox', { name: /^Price per hour/ }, slow);
  expect(price).not.toBeVisible();
  await user.click(screen.getByText('Price', { selector: 'h2' }));
  await put(user, /^Price per hour/, 'x');
  await user.click(screen.getByText('Price', { selector: 'h2' }));
  expect(price).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(price).toBeVisible(), slow);
  expect(price).toHaveFocus();
  expect(price).toHaveValue('x');
});

it("does not open another seller's product for editing", async () => {
  const id = await fixture.market.list(await join('seller'), { name: 'Not mine' });
  await open(`/products/${id}/edit`, (await join('seller')).token);
  expect(await screen.findByText('Product not found', undefined, slow)).toBeVisible();
});

it('starts a copy without the address', async () => {
  const seller = await join('seller');
  const id = await fixture.market.list(seller, { name: 'Tides' });
  const { user } = await open(`/products/new?from=${id}`, seller.token);
  expect(await screen.findByRole('textbox', { name: /^Source address/ }, slow)).toHaveValue('');
  await giveAddress(user, `${fixture.market.source}?copied`);
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Tides (copy)');
});

it('names the affected people before a removal, requires the typed name, and reloads the list', async () => {
  const { seller, id } = await trade();
  const { user } = await open('/products', seller.token);
  await user.click(await screen.findByRole('button', { name: 'Actions for Tides' }, slow));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const ask = await screen.findByRole('alertdialog');
  await waitFor(() => expect(ask).toHaveTextContent('1 person has access'), slow);
  expect(ask).toHaveTextContent('1 open offer ends; the buyer is notified.');
  expect(ask).toHaveTextContent('It leaves the marketplace at once. You cannot undo this.');
  const press = within(ask).getByRole('button', { name: 'Delete product' });
  expect(press).toBeDisabled();
  await user.type(within(ask).getByRole('textbox'), 'Tides');
  await user.click(press);
  await expectMessage('Product deleted successfully');
  expect(await screen.findByText('You have not listed a product yet', undefined, slow)).toBeVisible();
  expect((await seller.call('GET', `/streams/streams/${id}`)).json<Partial<Stream>>().id).toBeUndefined();
});

it('reloads the consequences of a deletion after a failure', async () => {
  const { seller, id } = await trade();
  const { user } = await open('/products', seller.token);
  await user.click(await screen.findByRole('button', { name: 'Actions for Tides' }, slow));
  const find = lose(`/streams/streams/${id}`);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const ask = await screen.findByRole('alertdialog');
  expect(await within(ask).findByText(/^The server didn’t respond/, undefined, slow)).toBeVisible();
  find();
  await user.click(within(ask).getByRole('button', { name: 'Delete product' }));
  await waitFor(() => expect(ask).toHaveTextContent('1 person has access'), slow);
  expect((await seller.call('GET', `/streams/streams/${id}`)).json<Partial<Stream>>().id).toBe(id);
});

it('shows that the parameters of an analysis are missing, and loads them on demand', async () => {
  const provider = await fixture.market.exchange.join('sp');
  const restore = fixture.lose('/executions/analyses');
  const { user } = await open('/products/new', provider.token);
  await screen.findByRole('combobox', { name: /^Category/ }, slow);
  await user.type(screen.getByRole('combobox', { name: /^Type/ }), 'Algorithm');
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Analysis/ }, slow), 'groupBy');
  const problem = await screen.findByRole('alert', undefined, slow);
  expect(screen.queryByRole('button', { name: 'Try it' })).toBeNull();
  restore();
  await user.click(within(problem).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: /^Aggregate/ }, slow)).toBeVisible();
});

it('keeps Products current in the navigation on the page of one’s own product, and Marketplace for others', async () => {
  const { seller, buyer, id } = await trade();
  const currentOf = async (token: string, name: string) => {
    await open(`/product/${id}`, token);
    await screen.findByRole('heading', { level: 1, name: 'Tides' }, slow);
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    await waitFor(() => expect(within(navigation).getByRole('link', { name })).toHaveAttribute('aria-current'));
    expect(navigation.querySelectorAll('[aria-current]')).toHaveLength(1);
  };
  await currentOf(seller.token, 'Products');
  await fixture.leave();
  await currentOf(buyer.token, 'Marketplace');
});
