import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { searchPauseMs } from '#src/config/constants.ts';
import { wait } from '#src/state/machine/wait.ts';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(() => import('#src/pages/marketplace/MarketplacePage.tsx'));
const { open } = fixture;

const people = async () =>
  [await fixture.market.exchange.join('seller'), await fixture.market.exchange.join('buyer')] as const;
type Person = Awaited<ReturnType<typeof fixture.market.exchange.join>>;
/** jsdom's window is 1024 px wide, where the rail of filters is hidden behind its button. */
const inRail = { hidden: true };
const marked = async (person: Person) =>
  (await person.call('GET', '/streams/favourites')).json<{ name: string }[]>().map(({ name }) => name);

/** Past the moment at which what was typed before comes into force. */
const pastPause = () => act(() => wait(searchPauseMs + 100));

it('marks a product at once, and finds it again among what is saved', async () => {
  const { buyer } = await fixture.pair({ name: 'Glacier melt' });
  const { user } = await open('/marketplace?text=Glacier', buyer.token);
  const heart = await screen.findByRole('button', { name: 'Favourite: Glacier melt' }, slow);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await waitFor(async () => expect(await marked(buyer)).toEqual(['Glacier melt']), slow);
  await user.click(screen.getByRole('link', { name: 'Saved' }));
  const list = await screen.findByRole('region', { name: 'Favourites' }, slow);
  await user.click(await within(list).findByRole('button', { name: 'Favourite: Glacier melt' }, slow));
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  await waitFor(async () => expect(await marked(buyer)).toEqual([]), slow);
});

it('ticks the filters found in the search text, and removes a phrase when its filter is unticked', async () => {
  const { buyer } = await fixture.pair({ name: 'Kettle map' });
  const { user } = await open('/marketplace?text=kettle datasets under 5 DXT', buyer.token);
  const dataset = await screen.findByRole('checkbox', { name: /^Dataset/, ...inRail }, slow);
  await waitFor(() => expect(dataset).toBeChecked(), slow);
  expect(screen.getByRole('textbox', { name: /Highest/, ...inRail })).toHaveValue('5');
  await user.click(dataset);
  await waitFor(() => expect(new URLSearchParams(location.search).get('text')).toBe('kettle under 5 DXT'), slow);
  expect(dataset).not.toBeChecked();
});

it('shows which listed products are favourites, and takes a mark back', async () => {
  const { buyer, id } = await fixture.pair({ name: 'Drumlin map' });
  await buyer.call('PUT', `/streams/favourites/${id}`);
  const { user } = await open('/marketplace?text=Drumlin', buyer.token);
  const heart = await screen.findByRole('button', { name: 'Favourite: Drumlin map' }, slow);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await waitFor(async () => expect(await marked(buyer)).toEqual([]), slow);
});

it('saves a search, shows its number of new matches, and opens it as seen', async () => {
  const { seller, buyer } = await fixture.pair({ name: 'Tide one' });
  const { user } = await open('/marketplace?text=Tide&maxPrice=2000000', buyer.token);
  await user.click(await screen.findByRole('button', { name: 'Save this search' }, slow));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: /Name of the search/ });
  await user.clear(name);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please enter Name of the search')).toBeVisible();
  await user.type(name, 'Cheap tides');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
  await fixture.market.list(seller, { name: 'Tide two' });
  await user.click(screen.getByRole('link', { name: 'Saved' }));
  const list = await screen.findByRole('region', { name: 'Saved searches' }, slow);
  expect(await within(list).findByText('1 new', undefined, slow)).toBeVisible();
  expect(list).toHaveTextContent('Words: Tide · Up to 2 DXT');
  await user.click(within(list).getByRole('link', { name: 'Cheap tides' }));
  expect(await screen.findByText('2 products', undefined, slow)).toBeVisible();
  expect(window.location.search).toBe('?text=Tide&maxPrice=2000000');
  await waitFor(async () => {
    const [search] = (await buyer.call('GET', '/streams/searches')).json<{ fresh: number }[]>();
    expect(search?.fresh).toBe(0);
  }, slow);
});

it('refuses a duplicate search name at its field', async () => {
  const { buyer } = await fixture.pair({ name: 'Wave' });
  await buyer.call('POST', '/streams/searches', { name: 'Waves', filter: {} });
  const { user } = await open('/marketplace?text=Wave', buyer.token);
  await user.click(await screen.findByRole('button', { name: 'Save this search' }, slow));
  const name = await screen.findByRole('textbox', { name: /Name of the search/ });
  await user.clear(name);
  await user.type(name, 'waves');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/taken by another/), slow);
  expect(name).toHaveValue('waves');
});

it('shows a product beside the list, and keeps the scroll position when it closes', async () => {
  const { buyer, id } = await fixture.pair({ name: 'River level' });
  const { user } = await open('/marketplace?text=River', buyer.token);
  await user.click(await screen.findByRole('button', { name: 'Quick look at River level' }, slow));
  const look = await screen.findByRole('dialog', { name: 'River level' }, slow);
  expect(await within(look).findByRole('table', { name: 'First rows' }, slow)).toHaveTextContent('Oslo');
  expect(within(look).getByRole('columnheader', { name: 'city' })).toBeVisible();
  expect(within(look).queryByRole('list', { name: 'Columns' })).toBeNull();
  expect(within(look).getByRole('link', { name: 'Buy access: River level' })).toBeVisible();
  expect(within(look).getByRole('link', { name: 'Open product' })).toHaveAttribute('href', `/product/${id}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('?text=River');
});

it('shows the actions of a table row in one menu', async () => {
  const { buyer } = await fixture.pair({ name: 'Heath level' });
  const { user } = await open('/marketplace?view=table&text=Heath', buyer.token);
  const menu = await screen.findByRole('button', { name: 'Actions for Heath level' }, slow);
  await user.click(menu);
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Compare' }));
  expect(await screen.findByText('1 product to compare', undefined, slow)).toBeVisible();
  await user.click(menu);
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Favourite', checked: false }));
  await user.click(menu);
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Favourite', checked: true })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Quick look' }));
  expect(await screen.findByRole('dialog', { name: 'Heath level' }, slow)).toBeVisible();
});

it('compares products by their differences, and leaves out removed ones', async () => {
  const { seller, buyer } = await fixture.pair({ name: 'Moor A', price: 1_000_000 });
  const second = await fixture.market.list(seller, { name: 'Moor B', price: 3_000_000 });
  const { user } = await open('/marketplace?text=Moor', buyer.token);
  for (const name of ['Moor A', 'Moor B'])
    await user.click(await screen.findByRole('button', { name: `Compare ${name}` }, slow));
  expect(await screen.findByText('2 products to compare', undefined, slow)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Compare' }));
  const day = await screen.findByRole('row', { name: /Price per day/ }, slow);
  await waitFor(() => expect(day).toHaveTextContent('24 DXT72 DXT'), slow);
  expect(screen.getByRole('link', { name: 'Buy access: Moor B' })).toHaveAttribute('href', `/product/${second}?buy=24`);
  await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  expect(screen.queryByRole('row', { name: /Seller/ })).toBeNull();
  expect(screen.getByRole('row', { name: /Price per hour/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Moor A' }));
  expect(window.location.search).toBe(`?ids=${second}`);
  expect(screen.getByRole('row', { name: /Seller/ })).toBeVisible();
});

it('offers no purchase of an own product in a comparison', async () => {
  const [seller] = await people();
  const person = await fixture.market.exchange.join('user');
  const own = await fixture.market.list(person, { name: 'Own fen' });
  const other = await fixture.market.list(seller, { name: 'Other fen' });
  await open(`/marketplace/compare?ids=${own},${other}`, person.token);
  expect(await screen.findByRole('link', { name: 'Buy access: Other fen' }, slow)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Own fen' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Buy access: Own fen' })).toBeNull();
});

it('sells no product with a failing source, and requests approval where the seller requires it', async () => {
  const [seller, buyer] = await people();
  const url = fixture.market.serve((_request, reply) => reply.writeHead(404).end());
  const dead = await fixture.market.list(seller, { name: 'Esker, silent', url });
  const asked = await fixture.market.list(seller, { name: 'Esker, on approval', accessType: 'PROTECTED' });
  await buyer.call('GET', `/streams/streams/${dead}/sample`);
  await open('/marketplace?text=Esker', buyer.token);
  const ask = await screen.findByRole('link', { name: 'Ask for access: Esker, on approval' }, slow);
  expect(ask).toHaveAttribute('href', `/product/${asked}`);
  expect(screen.getByText('Not for sale now')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Buy access: Esker, silent' })).toBeNull();
});

it('filters by own relations, and shows the filter', async () => {
  const { seller, buyer, id: pond } = await fixture.pair({ name: 'Pond', price: 0 });
  await fixture.market.list(seller, { name: 'Pond of nobody' });
  const bought = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: pond, hours: 1 });
  expect(bought.statusCode).toBe(201);
  const { user } = await open('/marketplace?text=Pond', buyer.token);
  expect(await screen.findByText('2 products', undefined, slow)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Extend access: Pond' }, slow)).toHaveTextContent('Extend');
  expect(screen.getByRole('link', { name: 'Buy access: Pond of nobody' })).toHaveTextContent('Buy');
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  const filters = await screen.findByRole('dialog', { name: 'Filters' }, slow);
  await user.click(within(filters).getByRole('checkbox', { name: /^Has access/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(filters).not.toBeInTheDocument(), slow);
  expect(await screen.findByText('1 product', undefined, slow)).toBeVisible();
  expect(window.location.search).toBe('?text=Pond&mine=access');
  await user.click(screen.getByRole('button', { name: 'Remove Has access' }));
  expect(await screen.findByText('2 products', undefined, slow)).toBeVisible();
});

it('suggests products, sellers and recent searches, and turns a seller into a filter', async () => {
  const { buyer } = await fixture.pair({ name: 'Testbed of snow' });
  const { user } = await open('/marketplace', buyer.token);
  const search = await screen.findByRole('combobox', { name: 'Search products' }, slow);
  await user.type(search, 'Test');
  const seen = async (name: RegExp) => screen.findAllByRole('option', { name }, slow);
  expect(await seen(/^Testbed of snow Product/)).toHaveLength(1);
  const [option] = await seen(/^Test Person Seller$/);
  await user.click(option ?? search);
  await waitFor(() => expect(window.location.search).toMatch(/^\?owners=[\da-f-]{36}$/), slow);
  expect(search).toHaveValue('');
  await pastPause();
  expect(window.location.search).toMatch(/^\?owners=[\da-f-]{36}$/);
  await user.click(search);
  expect(await seen(/^Test Recent search$/)).toHaveLength(1);
});

it('keeps a picked category or saved search, whatever was typed before', async () => {
  const { buyer } = await fixture.pair({ name: 'Snowline' });
  const filter = { name: 'Snowline', maxPrice: 5_000_000 };
  expect((await buyer.call('POST', '/streams/searches', { name: 'Cheap snow', filter })).statusCode).toBe(201);
  const [category] = (await buyer.call('GET', '/streams/categories')).json<{ id: string; name: string }[]>();
  const { user } = await open('/marketplace', buyer.token);
  const search = await screen.findByRole('combobox', { name: 'Search products' }, slow);
  const address = () => new URLSearchParams(window.location.search);
  // Picked before the pause and after it: neither way do the words come back, nor their absence.
  for (const typed of [() => Promise.resolve(), pastPause]) {
    await user.clear(search);
    await user.type(search, category?.name.slice(0, 5) ?? '');
    await typed();
    const offered = await screen.findByRole('option', { name: `${category?.name} Category` }, slow);
    expect(offered.querySelector('[data-component=Pictogram]')).not.toBeNull();
    await user.click(offered);
    await pastPause();
    expect(address().get('categories')).toBe(category?.id);
    expect(address().get('text')).toBeNull();
    await user.clear(search);
    await user.type(search, 'Cheap');
    await typed();
    await user.click(await screen.findByRole('option', { name: /^Cheap snow/ }, slow));
    await pastPause();
    expect(window.location.search).toBe('?text=Snowline&maxPrice=5000000');
  }
});

it('filters by price with a slider, whose ends set no limit', async () => {
  const [seller, buyer] = await people();
  for (const price of [0, 5_000_000, 10_000_000]) await fixture.market.list(seller, { name: `Slope ${price}`, price });
  await open('/marketplace?text=Slope', buyer.token);
  const highest = await screen.findByRole('slider', { name: 'Highest price per hour', ...inRail }, slow);
  fireEvent.change(highest, { target: { value: '90' } });
  await waitFor(() => expect(window.location.search).toBe('?text=Slope&maxPrice=5000000'), slow);
  expect(await screen.findByText('2 products', undefined, slow)).toBeVisible();
  expect(await screen.findByRole('textbox', { name: /Highest/, ...inRail }, slow)).toHaveValue('5');
});

it('shows the same page as a table, whose column headers sort on the server', async () => {
  const { seller, buyer } = await fixture.pair({ name: 'Lake dear', price: 9_000_000 });
  const cheap = await fixture.market.list(seller, { name: 'Lake cheap', price: 1 });
  await buyer.call('GET', `/streams/streams/${cheap}/sample`);
  const { user } = await open('/marketplace?text=Lake', buyer.token);
  await user.click(await screen.findByRole('button', { name: 'Table' }, slow));
  const table = await screen.findByRole('table', { name: 'Products' }, slow);
  const first = () => within(table).getAllByRole('row')[1];
  expect(first()).toHaveTextContent('Lake cheap');
  expect(first()).toHaveTextContent('DXT / hour');
  const row = within(table).getByRole('row', { name: /Lake cheap.*Quality [A-E] · / });
  // The exchange may have read a sample of the other product too.
  expect(within(row).getByText(/^\d rows · CSV$/)).toBeVisible();
  expect(screen.getAllByLabelText('Sort by')).toHaveLength(1);
  await user.click(within(table).getByRole('button', { name: /Product/ }));
  await waitFor(() => expect(window.location.search).toContain('sort=NAME.ASC'), slow);
  await user.click(within(table).getByRole('button', { name: /Price per hour/ }));
  await waitFor(() => expect(window.location.search).toMatch(/sort=PRICE/), slow);
});

it('names the single filter that excludes everything, and drops it', async () => {
  const { buyer } = await fixture.pair({ name: 'Fog', price: 5_000_000 });
  const { user } = await open('/marketplace?text=Fog&maxPrice=0', buyer.token);
  await user.click(await screen.findByRole('button', { name: 'Without “Free only”: 1 product' }, slow));
  expect(await screen.findByRole('link', { name: 'Fog' }, slow)).toBeVisible();
  expect(window.location.search).toBe('?text=Fog');
});

it('keeps days, sellers and prices in the address, and drops unknown parameters', async () => {
  const { seller, buyer } = await fixture.pair({ name: 'Dune' });
  await fixture.market.list(await fixture.market.exchange.join('seller'), { name: 'Dune of another' });
  const address = `/marketplace?text=Dune&owners=${seller.id},x&from=2026-02-30&to=2020-01-01`;
  const { user } = await open(address, buyer.token);
  expect(await screen.findByText('0 products', undefined, slow)).toBeVisible();
  expect(screen.queryByText(/Since/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Until Jan 1, 2020' }));
  expect(await screen.findByText('1 product', undefined, slow)).toBeVisible();
});

it('turns phrases into chips that can be removed and edited', async () => {
  const { seller, buyer } = await fixture.pair({ name: 'Moraine near', price: 1_000_000 });
  await fixture.market.list(seller, { name: 'Moraine far', price: 9_000_000 });
  const { user } = await open('/marketplace', buyer.token);
  const address = () => new URLSearchParams(window.location.search);
  await user.type(await screen.findByRole('combobox', { name: 'Search products' }, slow), 'moraines under 3 tokens');
  expect(await screen.findByRole('button', { name: 'Remove Up to 3 DXT' }, slow)).toBeVisible();
  expect(await screen.findByText('1 product', undefined, slow)).toBeVisible();
  // A search of the words typed so far may show one product, too.
  await waitFor(() => expect(address().get('text')).toBe('moraines under 3 tokens'), slow);
  expect(await screen.findByRole('button', { name: 'Remove Words: moraines' }, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Up to 3 DXT' }));
  await waitFor(() => expect(window.location.search).toBe('?text=moraines&maxPrice=3000000'), slow);
  expect(await screen.findByRole('textbox', { name: /Highest/, ...inRail }, slow)).toHaveValue('3');
  await user.click(await screen.findByRole('button', { name: 'Remove Up to 3 DXT' }, slow));
  expect(await screen.findByText('2 products', undefined, slow)).toBeVisible();
});

it('marks matched words, and shows the corrected word', async () => {
  const { buyer } = await fixture.pair({ name: 'Borehole', description: 'Depth of the permafrost at one station' });
  const { user } = await open('/marketplace?text=permafrots', buyer.token);
  expect(await screen.findByText('permafrost', { selector: 'mark' }, slow)).toBeVisible();
  const expectMessage = await screen.findByText(
    'Showing results for “permafrost” instead of “permafrots”.',
    undefined,
    slow,
  );
  expect(expectMessage).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search for permafrost' }));
  await waitFor(() => expect(window.location.search).toBe('?text=permafrost'), slow);
  await waitFor(() => expect(screen.queryByText(/Showing results/)).toBeNull(), slow);
});

it('sorts a search by relevance until another order is chosen', async () => {
  const { buyer } = await fixture.pair({ name: 'Esker', price: 1_000_000 });
  const { user } = await open('/marketplace', buyer.token);
  const order = await screen.findByRole('combobox', { name: 'Sort by' }, slow);
  expect(order).toHaveValue('DATE.DESC');
  await user.type(screen.getByRole('combobox', { name: 'Search products' }), 'esker');
  await waitFor(() => expect(order).toHaveValue('RELEVANCE.DESC'), slow);
  expect(window.location.search).toBe('?text=esker');
  await user.selectOptions(order, 'Newest first');
  await waitFor(() => expect(window.location.search).toBe('?text=esker&sort=DATE.DESC'), slow);
});

it('offers the corrected word where filters exclude it too', async () => {
  const { buyer } = await fixture.pair({ name: 'Caldera', price: 5_000_000 });
  const { user } = await open('/marketplace?text=caldrea&maxPrice=0', buyer.token);
  expect(await screen.findByRole('button', { name: 'Without “Free only”: 1 product' }, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search for caldera' }));
  expect(await screen.findByRole('link', { name: 'Caldera' }, slow)).toBeVisible();
  expect(window.location.search).toBe('?text=caldera');
});

it('offers to clear filters only if one is set, since the search field has its own button', async () => {
  const { buyer } = await fixture.pair({ name: 'Moraine' });
  await open('/marketplace?text=moraine', buyer.token);
  expect(await screen.findByRole('button', { name: 'Save this search' }, slow)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
});

it('clears text that is no date together with the filters', async () => {
  const { buyer } = await fixture.pair({ name: 'Moraine' });
  const { user } = await open('/marketplace?text=moraine&types=Dataset', buyer.token);
  const day = () => screen.findByRole('textbox', { name: 'First day of Published', ...inRail }, slow);
  fireEvent.change(await day(), { target: { value: 'soon' } });
  fireEvent.blur(await day());
  expect(await screen.findByText(/^First day of Published must be a date/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await day()).toHaveValue('');
  expect(screen.queryByText(/must be a date/)).toBeNull();
});

it('disables the filters beside a list that did not load, until it does', async () => {
  const { buyer } = await fixture.pair({ name: 'Tarn' });
  const found = fixture.lose('"text":"tarn"');
  const { user } = await open('/marketplace?text=tarn', buyer.token);
  const free = () => screen.findByRole('checkbox', { name: 'Free only', ...inRail }, slow);
  expect(await free()).toBeDisabled();
  found();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Tarn' }, slow)).toBeVisible();
  expect(await free()).toBeEnabled();
});

it('groups the further products of one seller, and shows them in place', async () => {
  const [seller, buyer] = await people();
  for (let at = 0; at < 6; at += 1) await fixture.market.list(seller, { name: `Firn ${at}` });
  const { user } = await open('/marketplace', buyer.token);
  const more = await screen.findByRole('button', { name: /^Show \d+ here$/ }, slow);
  const before = screen.getAllByRole('article').length;
  await user.click(more);
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(before), slow);
  expect(screen.queryByRole('button', { name: /^Show \d+ here$/ })).toBeNull();
  expect(document.activeElement).toHaveTextContent('Firn');
});
