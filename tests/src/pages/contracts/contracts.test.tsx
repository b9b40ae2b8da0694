import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ContractSetPage } from '#contract/generated/documents.ts';
import { expectMessage, slow, openPageFixture } from '../../support/pageFixture.ts';
import { narrowWindow, widenWindow } from '../../support/wideWindow.ts';

const fixture = openPageFixture(() =>
  Promise.all([import('#src/pages/contracts/ContractsPage.tsx'), import('#src/pages/contracts/NewContract.tsx')]),
);
const { open, leave } = fixture;
type Person = Awaited<ReturnType<typeof fixture.market.exchange.join>>;

afterEach(() => vi.unstubAllGlobals());

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

async function people() {
  const { exchange } = fixture.market;
  const seller = await exchange.join('seller');
  const partner = await exchange.addUser(['buyer'], { first_name: 'Ana', email: `ana-${seller.id}@example.org` });
  return { seller, partner, token: () => exchange.signIn(partner.email) };
}

const offer = (seller: Person, stream_id: string, partner_id: string, end_time = inDays(30)) =>
  seller.call('POST', '/transactions/contracts', {
    stream_id,
    end_time,
    description: 'For keeping the gauges.',
    items: [{ partner_id, share: 20 }],
  });

const rowOf = async (product: string) =>
  (await screen.findByRole('link', { name: product }, slow)).closest('tr') ?? document.body;

const setsOf = async (person: Person) => {
  const query =
    '{contractSets(role:OWNER){content{id startDate end_time status shares{partner{id} share signed paid}}}}';
  const reply = await person.call('POST', '/application/query', { query });
  return reply.json<{ data: { contractSets: Pick<ContractSetPage, 'content'> } }>().data.contractSets.content;
};

it('offers a share to a partner found by email, with dates in UTC and a preview of the amounts', async () => {
  widenWindow();
  const { seller, partner } = await people();
  const id = await fixture.market.list(seller, { name: 'Gauges' });
  const { user } = await open('/dashboard/contracts', seller.token);
  await user.click(await screen.findByRole('button', { name: 'Share revenue' }, slow));
  const dialog = await screen.findByRole('dialog', { name: 'Share revenue' });
  await user.type(within(dialog).getByLabelText('Product'), 'gau');
  await user.click(await screen.findByText('Gauges', { selector: '[role=option] *, [role=option]' }, slow));
  await user.type(within(dialog).getByLabelText(/Partner, by name/), partner.email);
  await user.click(await screen.findByText('Ana Person', undefined, slow));
  await user.type(within(dialog).getByLabelText('Share'), '20');
  const split = within(dialog).getByRole('table', { name: 'Who gets what' });
  // 200 hours at 2 DXT.
  await waitFor(() => expect(split.textContent).toMatch(/Ana Person20%80 DXTYou keep80%320 DXT/), slow);
  fireEvent.change(within(dialog).getByLabelText('First day of Period'), { target: { value: '2099-01-01' } });
  fireEvent.change(within(dialog).getByLabelText('Last day of Period'), { target: { value: '2099-01-31' } });
  await user.click(within(dialog).getByRole('button', { name: 'Create contract' }));
  await expectMessage('Contract Created');
  // The draft and its names are gone once the contracts exist.
  await waitFor(() => expect(Object.values(sessionStorage).join()).not.toContain('Ana Person'), slow);
  const list = await screen.findByRole('table', { name: 'Contracts' }, slow);
  const row = (await within(list).findByRole('link', { name: 'Gauges' }, slow)).closest('tr') ?? document.body;
  for (const text of ['with Ana Person', '20%', 'Awaiting signatures', '0 DXT']) expect(row).toHaveTextContent(text);
  const [set] = await setsOf(seller);
  expect(set).toMatchObject({
    startDate: new Date(2099, 0, 1).toISOString(),
    end_time: new Date(2099, 1, 1).toISOString(),
    status: 'waiting',
    shares: [{ partner: { id: partner.id }, share: 20, signed: false }],
  });
  expect(id).toBeTruthy();
  expect(location.search).toBe(`?tab=owned&open=${set?.id}`);
  expect(within(list).getByRole('link', { name: 'Gauges', current: true })).toBeVisible();
});

it('shows earnings first, and the terms in one line on a phone', async () => {
  narrowWindow();
  const { seller, partner } = await people();
  await offer(seller, await fixture.market.list(seller, { name: 'Gauges' }), partner.id);
  await open('/dashboard/contracts', seller.token);
  const cells = Array.from((await rowOf('Gauges')).querySelectorAll('td'), ({ textContent }) => textContent);
  expect(cells.slice(2)).toEqual(['0\u00A0DXT earned', '20% shared with Ana Person', 'ends in 30 days']);
});

it('keeps what was entered when the server refuses, and never lets shares exceed the limit', async () => {
  const { seller, partner } = await people();
  const id = await fixture.market.list(seller, { name: 'Gauges' });
  await offer(seller, id, partner.id);
  const { user } = await open('/dashboard/contracts', seller.token);
  await user.click(await screen.findByRole('button', { name: 'Share revenue' }, slow));
  const dialog = await screen.findByRole('dialog', { name: 'Share revenue' });
  await user.type(within(dialog).getByLabelText('Product'), 'gau');
  await user.click(await screen.findByText('Gauges', { selector: '[role=option] *, [role=option]' }, slow));
  // A past partner is found by part of the name.
  await user.type(within(dialog).getByLabelText(/Partner, by name/), 'an');
  await user.click(await screen.findByText('Ana Person', { selector: '[role=option] *, [role=option]' }, slow));
  fireEvent.change(within(dialog).getByRole('slider', { name: 'Share of partner 1' }), { target: { value: '60' } });
  await user.click(within(dialog).getByRole('button', { name: 'Add a partner' }));
  fireEvent.change(within(dialog).getByRole('slider', { name: 'Share of partner 2' }), { target: { value: '80' } });
  expect(within(dialog).getAllByLabelText('Share')[1]).toHaveValue('30');
  // The person found before is not offered for another address.
  const other = await fixture.market.exchange.addUser(['buyer'], { first_name: 'Bo', email: `bo-${id}@example.org` });
  const second = within(dialog).getAllByLabelText(/Partner, by name/)[1] as HTMLInputElement;
  await user.click(second);
  await user.paste(other.email);
  const offered = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  await waitFor(() => expect(offered()).toEqual([`Bo Person${other.email}`]), slow);
  await user.click(within(dialog).getByRole('button', { name: 'Remove partner 2' }));
  fireEvent.change(within(dialog).getByLabelText('Last day of Period'), { target: { value: '2099-01-31' } });
  await user.click(within(dialog).getByRole('button', { name: 'Create contract' }));
  expect(await within(dialog).findByText(/already has contracts in that period/, undefined, slow)).toBeVisible();
  expect(within(dialog).getByLabelText('Share')).toHaveValue('60');
  expect(await setsOf(seller)).toHaveLength(1);
});

it('lets the partner read, tick and sign, and then shows each share paid', async () => {
  const { market } = fixture;
  const { seller, partner, token } = await people();
  const buyer = await market.exchange.join('buyer');
  await market.fund(buyer, 20_000_000);
  const id = await market.list(seller, { name: 'Gauges' });
  await offer(seller, id, partner.id);
  const { user } = await open('/dashboard/contracts', await token());
  expect(await rowOf('Gauges')).toHaveTextContent('Your signature');
  await user.click(screen.getByRole('link', { name: 'Gauges' }));
  await user.click(await screen.findByRole('button', { name: 'Review and sign' }, slow));
  const dialog = await screen.findByRole('dialog', { name: 'Sign the contract' });
  expect(dialog).toHaveTextContent('You receive 20% of each purchase of Gauges');
  expect(dialog).toHaveTextContent('For keeping the gauges.');
  expect(dialog).toHaveTextContent('UTC');
  await user.click(within(dialog).getByRole('button', { name: 'Sign' }));
  expect((await setsOf(seller))[0]?.status).toBe('waiting');
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(within(dialog).getByRole('button', { name: 'Sign' }));
  await expectMessage('Contract Signed');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Review and sign' })).toBeNull(), slow);
  await leave();

  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 5 });
  const owned = await open('/dashboard/contracts', seller.token);
  // 20 % of 10 DXT.
  expect((await rowOf('Gauges')).textContent).toMatch(/Signed.*10.DXT\s*2.DXT shared/);
  await owned.user.click(screen.getByRole('link', { name: 'Gauges' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Gauges' }, slow)).toBeVisible();
  const terms = await screen.findByRole('region', { name: 'Terms' }, slow);
  expect(terms.textContent).toMatch(/Paid by buyers in the period10.DXT1 sale/);
  expect(terms.textContent).toMatch(/Ana Person20%80 DXT2 DXTYou keep80%320 DXT8 DXT/);
  await leave();
  await open('/dashboard/contracts?tab=partner', await token());
  expect((await rowOf('Gauges')).textContent).toMatch(/by Test Person.*20%.*2.DXT/);
});

it('opens the contracts that await a signature, with their number on the tab, and stays there once signed', async () => {
  const { seller } = await people();
  const { exchange, list } = fixture.market;
  const partner = await exchange.join('seller');
  await offer(seller, await list(seller, { name: 'Gauges' }), partner.id);
  const { user } = await open('/dashboard/contracts', partner.token);
  expect(await rowOf('Gauges')).toHaveTextContent('Your signature');
  const tab = () => screen.getByRole('tab', { selected: true });
  expect(tab()).toHaveAccessibleName('Offered to you 1');
  await user.click(screen.getByRole('link', { name: 'Gauges' }));
  await user.click(await screen.findByRole('button', { name: 'Review and sign' }, slow));
  const dialog = await screen.findByRole('dialog', { name: 'Sign the contract' });
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(within(dialog).getByRole('button', { name: 'Sign' }));
  await expectMessage('Contract Signed');
  history.back();
  await waitFor(async () => expect(await rowOf('Gauges')).toHaveTextContent('Signed'), slow);
});

it('opens the other list if only that one has contracts', async () => {
  const { seller } = await people();
  const { exchange, list } = fixture.market;
  const partner = await exchange.join('seller');
  const end = inDays(30);
  const stream_id = await list(seller, { name: 'Gauges' });
  await offer(seller, stream_id, partner.id, end);
  const body = { stream_id, end_time: end };
  expect((await partner.call('PATCH', `/transactions/contracts/sign?owner=${seller.id}`, body)).statusCode).toBe(200);
  await open('/dashboard/contracts', partner.token);
  expect(await rowOf('Gauges')).toHaveTextContent('Signed');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Offered to you');
});

it('shows different messages for no contracts and none with a status, and keeps the status in the address', async () => {
  const { seller, partner } = await people();
  await offer(seller, await fixture.market.list(seller, { name: 'Gauges' }), partner.id);
  const { user } = await open('/dashboard/contracts?tab=owned&status=signed', seller.token);
  // Hidden until the number of contracts to sign is known.
  await waitFor(() => expect(screen.getByText('No contract with this status')).toBeVisible(), slow);
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(await rowOf('Gauges')).toBeVisible();
  expect(location.search).toBe('?tab=owned');
  await user.click(screen.getByRole('tab', { name: 'Offered to you' }));
  const none = within(await screen.findByRole('region', { name: 'No contracts offered to you' }, slow));
  expect(none.getByText('3. Each sale pays you')).toBeVisible();
  expect(none.getByRole('button', { name: 'Copy email address' })).toBeVisible();
});

it('sorts by a column and finds a contract by product or person, in the address', async () => {
  const { market } = fixture;
  const { seller, partner } = await people();
  await offer(seller, await market.list(seller, { name: 'Tides' }), partner.id, inDays(9));
  await offer(seller, await market.list(seller, { name: 'Gauges' }), partner.id, inDays(3));
  const { user } = await open('/dashboard/contracts', seller.token);
  const names = () => screen.getAllByRole('link', { name: /Tides|Gauges/ }).map(({ textContent }) => textContent);
  await rowOf('Tides');
  expect(names()).toEqual(['Gauges', 'Tides']);
  await user.click(screen.getByRole('button', { name: 'Product' }));
  await user.click(await screen.findByRole('button', { name: 'Product' }, slow));
  await waitFor(() => expect(names()).toEqual(['Tides', 'Gauges']), slow);
  expect(location.search).toBe('?tab=owned&sort=name&order=desc');
  await user.type(screen.getByRole('searchbox'), 'ana');
  await waitFor(() => expect(location.search).toContain('name=ana'), slow);
  expect(names()).toHaveLength(2);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No contract matches your search', undefined, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  await rowOf('Tides');
});

it('names the usual direction of a column where the address names none', async () => {
  const { market } = fixture;
  const { seller, partner } = await people();
  await offer(seller, await market.list(seller, { name: 'Tides' }), partner.id);
  const headOf = (name: string) => screen.getByRole('columnheader', { name });
  await open('/dashboard/contracts?sort=earned', seller.token);
  await rowOf('Tides');
  expect(headOf('Earned')).toHaveAttribute('aria-sort', 'descending');
});

it('shows a message for a missing contract', async () => {
  const { seller } = await people();
  await open('/dashboard/contracts/01900000-0000-7000-8000-000000000000', seller.token);
  expect(await screen.findByText('Contract not found', undefined, slow)).toBeVisible();
});
