// Drafts survive a reload: each form of the trade starts with the unsent values for the same subject.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(async () => [
  await import('#src/pages/product/ProductPage.tsx'),
  await import('#src/pages/access/AccessPage.tsx'),
  await import('#src/pages/wallet/WalletPage.tsx'),
  await import('#src/pages/contracts/ContractsPage.tsx'),
  await import('#src/pages/contracts/NewContract.tsx'),
  await import('#src/pages/products/upload/UploadPage.tsx'),
]);
type Page = Awaited<ReturnType<typeof fixture.open>>;

const join = (slot: 'user' | 'buyer' | 'seller') => fixture.market.exchange.join(slot);

/** Leaves the page without signing out, as closing or reloading does. */
async function reload(page: Page, path: string, token: string) {
  page.unmount();
  page.close();
  return fixture.open(path, token);
}

const field = (name: RegExp) => screen.findByRole('textbox', { name }, slow);
async function retype(page: Page, name: RegExp, text: string) {
  const input = await field(name);
  await page.user.clear(input);
  await page.user.type(input, text);
}

it('of hours to buy are kept per product, and dropped after the purchase', async () => {
  const [seller, buyer] = [await join('seller'), await join('buyer')];
  const [id, other] = [
    await fixture.market.list(seller, { name: 'Tides', price: 0 }),
    await fixture.market.list(seller, { price: 0 }),
  ];
  const get = async ({ user }: Page, name = /^Get \d+ h free$/) =>
    user.click(await screen.findByRole('button', { name }, slow));
  let page = await fixture.open(`/product/${id}`, buyer.token);
  await retype(page, /Length of access/, '7');
  page = await reload(page, `/product/${other}`, buyer.token);
  expect(await field(/Length of access/)).toHaveValue('24');
  page = await reload(page, `/product/${id}`, buyer.token);
  await get(page);
  expect(await screen.findByText('Length of access: 7 h', undefined, slow)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Get 7 h free' }));
  await expectMessage('You can now access Tides for 7 hours');
  page = await reload(page, `/product/${id}`, buyer.token);
  await get(page, /^Extend by 24 h free$/);
  await page.user.click(await screen.findByRole('button', { name: 'Change length' }, slow));
  expect(await field(/Length of access/)).toHaveValue('24');

  page = await reload(page, '/dashboard/access', buyer.token);
  await page.user.click((await screen.findAllByRole('button', { name: 'Extend' }, slow))[0] as HTMLElement);
  await retype(page, /More hours/, '9');
  page = await reload(page, '/dashboard/access', buyer.token);
  await page.user.click((await screen.findAllByRole('button', { name: 'Extend' }, slow))[0] as HTMLElement);
  expect(await field(/More hours/)).toHaveValue('9');
});

it('of an amount to add to the wallet are kept', async () => {
  const person = await join('user');
  let page = await fixture.open('/wallet', person.token);
  await page.user.click(await screen.findByRole('button', { name: 'Add tokens' }, slow));
  await retype(page, /Amount to add/, '12.5');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  page = await reload(page, '/wallet', person.token);
  await page.user.click(await screen.findByRole('button', { name: 'Add tokens' }, slow));
  expect(await field(/Amount to add/)).toHaveValue('12.5');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await page.user.click(await screen.findByRole('button', { name: 'Add 12.5 DXT' }));
  await expectMessage('Token added successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
  await page.user.click(screen.getByRole('button', { name: 'Add tokens' }));
  expect(await field(/Amount to add/)).toHaveValue('');
});

it('of a contract are kept with the names of its partners', async () => {
  const [seller, partner] = [await join('seller'), await join('user')];
  await fixture.market.list(seller, { name: 'Shared tides' });
  let page = await fixture.open('/dashboard/contracts', seller.token);
  await page.user.click(await screen.findByRole('button', { name: 'Share revenue' }, slow));
  const who = await screen.findByRole('combobox', { name: /^Partner/ }, slow);
  await page.user.type(who, partner.email);
  await page.user.click(await screen.findByRole('option', { name: /Test Person/ }, slow));
  await retype(page, /^Share/, '15');
  await retype(page, /Terms/, 'For the sensors.');
  page = await reload(page, '/dashboard/contracts', seller.token);
  await page.user.click(await screen.findByRole('button', { name: 'Share revenue' }, slow));
  const dialog = await screen.findByRole('dialog', undefined, slow);
  expect(within(dialog).getByRole('combobox', { name: /^Partner/ })).toHaveValue('Test Person');
  expect(await field(/^Share/)).toHaveValue('15');
  expect(await field(/Terms/)).toHaveValue('For the sensors.');
});

it('of pasted rows are kept', async () => {
  const seller = await join('seller');
  let page = await fixture.open('/products/upload', seller.token);
  const paste = () => screen.findByRole('textbox', { name: /paste/i }, slow);
  await page.user.click(await paste());
  await page.user.paste('name,price\nTides,5');
  page = await reload(page, '/products/upload', seller.token);
  expect(await paste()).toHaveValue('name,price\nTides,5');
});
