import { screen, waitFor, within } from '@testing-library/react';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import type { User } from '#contract/types.ts';
import { notificationSettings } from '#src/state/me/notificationSettings.ts';
import { preferences } from '#src/state/me/preferences.ts';
import { session } from '#src/state/me/session.ts';
import { testPassword } from '../../../support/exchange.ts';
import { form } from '../../../support/requests/multipart.ts';
import { expectMessage, slow } from '../../support/messages.ts';
import { narrowWindow } from '../../support/wideWindow.ts';
import { openProfileFixture } from './profileFixture.ts';

const { exchange, open, openProfile } = await openProfileFixture();
// Code of the further screens, loaded before the clock of a test runs.
await Promise.all([
  import('#src/pages/session/LoginPage.tsx'),
  import('#src/state/me/signIn.ts'),
  import('#src/pages/admin/AdminPage.tsx'),
  import('#src/pages/wallet/WalletPage.tsx'),
]);

const section = (name: string) => screen.findByRole('region', { name });

it('saves only the changed fields, and shows them to others', async () => {
  const { id, user, call } = await openProfile('user');
  const company = await screen.findByLabelText(/^Company/);
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await user.type(company, 'Fjord Data');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expectMessage('User information updated successfully');
  expect((await call('GET', `/auth/users/${id}`)).json()).toMatchObject({ company: 'Fjord Data', first_name: 'Test' });
  expect((await section('As others see you')).textContent).toMatch(/Fjord Data\s· Member since [A-Z][a-z]+ \d{4}/);
  await user.type(company, ' AS');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(company).toHaveValue('Fjord Data');
});

it('folds its sections on a phone, and keeps the values of a folded one', async () => {
  narrowWindow();
  try {
    const { user } = await openProfile('user');
    const company = await screen.findByLabelText(/^Company/);
    expect(company).not.toBeVisible();
    const head = within(await section('About you')).getByRole('heading', { name: 'About you' });
    await user.click(head);
    await user.type(company, 'Fjord');
    await user.click(head);
    expect(company).not.toBeVisible();
    expect(company).toHaveValue('Fjord');
  } finally {
    vi.unstubAllGlobals();
  }
});

it('asks before a sign-out that would lose typed values', async () => {
  const { user, token, call, id } = await openProfile('user');
  await user.type(await screen.findByLabelText(/^Company/), 'Half a na');
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    return within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  };
  await user.click((await signOut()).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText(/^Company/)).toHaveValue('Half a na');
  expect(session).toMatchObject({ token, ending: false });
  await user.click((await signOut()).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect((await call('GET', `/auth/users/${id}`)).statusCode).toBe(401);
});

it('keeps typed text when it cannot be saved, and shows why', async () => {
  const { user } = await openProfile('user');
  const phone = await screen.findByLabelText(/^Phone/);
  await user.type(phone, '+47 22 00 00 00');
  const { app } = exchange;
  const inject = vi.spyOn(app, 'inject').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expectMessage('Something went wrong');
  await expectMessage('The server didn’t respond. Try again.');
  expect(phone).toHaveValue('+47 22 00 00 00');
  inject.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expectMessage('User information updated successfully');
});

it('removes the picture after a confirmation, and keeps it when the removal fails', async () => {
  const person = await exchange.join('user');
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#005aff' } })
    .png()
    .toBuffer();
  const { headers, payload } = form([{ bytes }]);
  const url = `/auth/users/${person.id}`;
  const put = {
    method: 'PUT',
    url,
    headers: { ...headers, authorization: person.token },
    payload: payload ?? '',
  } as const;
  expect((await exchange.app.inject(put)).statusCode).toBe(200);
  const user = await open('/dashboard/profile', person.token);
  const picture = within(await section('Picture'));
  await user.click(await picture.findByRole('button', { name: 'Remove' }));
  const ask = within(await screen.findByRole('alertdialog', { name: 'Remove your picture?' }));
  const inject = vi.spyOn(exchange.app, 'inject').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(ask.getByRole('button', { name: 'Remove' }));
  expect(await ask.findByText('The server didn’t respond. Try again.')).toBeVisible();
  inject.mockRestore();
  await user.click(ask.getByRole('button', { name: 'Remove' }));
  await expectMessage('Profile picture removed');
  expect(await picture.findByRole('button', { name: 'Add a picture' })).toBeVisible();
  expect((await person.call('GET', url)).json()).not.toHaveProperty('picture');
});

it('asks before the browser’s Back or Forward leaves unsaved changes, and leaves after a confirmation', async () => {
  const { user } = await openProfile('user');
  const wallet = () => screen.findByRole('heading', { level: 1, name: 'Wallet' });
  await screen.findByLabelText(/^Company/);
  await user.click(screen.getAllByRole('link', { name: 'Wallet' })[0] ?? document.body);
  await wallet();
  // Without unsaved changes no confirmation appears.
  history.back();
  const company = await screen.findByLabelText(/^Company/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.type(company, 'Fjord Data');
  history.forward();
  const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard/profile'));
  expect(company).toHaveValue('Fjord Data');
  history.forward();
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
  await wallet();
  expect(location.pathname).toBe('/wallet');
  history.back();
  expect(await screen.findByLabelText(/^Company/)).toHaveValue('');
});

it('opens the chosen start page after sign-in, unless another page was requested', async () => {
  const person = await openProfile('user', 'admin');
  const start = within(await section('Start page'));
  await person.user.selectOptions(start.getByLabelText('Page'), 'Administration');
  await expectMessage('User information updated successfully');
  const signIn = async (path: string) => {
    const user = await open(path);
    await user.type(await screen.findByLabelText('Email'), person.email);
    await user.type(screen.getByLabelText('Password'), testPassword);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  await signIn('/login');
  await screen.findByRole('heading', { level: 1, name: 'Administration' }, { timeout: 60_000 });
  expect(location.pathname).toBe('/admin');
  await signIn('/wallet');
  await screen.findByRole('heading', { level: 1, name: 'Wallet' }, { timeout: 60_000 });
});

it('stores the latest of two quick choices of a start page', async () => {
  const { user, id, call } = await openProfile('user');
  const choice = within(await section('Start page')).getByLabelText('Page');
  await user.selectOptions(choice, 'Wallet');
  await user.selectOptions(choice, 'Products');
  const stored = async () => (await call('GET', `/auth/users/${id}`)).json<User>().start_page;
  await waitFor(async () => expect(await stored()).toBe('products'), slow);
  expect(choice).toHaveValue('products');
});

it('shows at the field that a start page is no longer available to the person', async () => {
  const person = await openProfile('user', 'seller');
  const start = within(await section('Start page'));
  const admin = await exchange.join('admin');
  const change = { userModeType: { user: false, seller: false, buyer: true } };
  expect((await admin.call('PATCH', `/auth/users/${person.id}`, change)).statusCode).toBe(200);
  await person.user.selectOptions(start.getByLabelText('Page'), 'Products');
  expect(await start.findByText(/is not among your screens/)).toBeVisible();
  expect(start.getByLabelText('Page')).toHaveValue('products');
  expect(start.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('switches between the granted modes, and the navigation follows', async () => {
  const { user } = await openProfile('buyer', 'drUser');
  const modes = await section('Mode');
  expect(within(modes).getAllByRole('radio')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Offers' })).not.toHaveLength(0);
  await user.click(within(modes).getByRole('radio', { name: /^Data-room user/ }));
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Offers' })).toHaveLength(0));
  expect(preferences.mode).toBe('drUser');
});

it('shows once that no field is required', async () => {
  await openProfile('user');
  const about = await section('About you');
  expect(screen.getByText(/All fields are optional\.$/)).toBeVisible();
  expect(within(about).queryByText(/\(optional\)/)).toBeNull();
});

it('writes dates and numbers as chosen', async () => {
  const { user } = await openProfile('user');
  const formats = await section('Dates and numbers');
  await user.selectOptions(within(formats).getByLabelText('Language of dates and numbers'), 'de-DE');
  expect(within(formats).getByText(/1\.234\.567,89/)).toBeVisible();
  const zone = within(formats).getByRole('combobox', { name: 'Time zone' });
  await user.type(zone, 'Tokyo');
  await user.click(await screen.findByRole('option', { name: 'Asia/Tokyo' }));
  expect(preferences).toMatchObject({ locale: 'de-DE', timeZone: 'Asia/Tokyo' });
  expect(within(formats).getByText(/(GMT\+9|UTC\+9|OEZ|Japan)/)).toBeVisible();
  const numbers = within(formats).getByLabelText('Number format');
  await user.selectOptions(numbers, '1,234.5');
  expect(within(formats).getByText(/1,234,567\.89/)).toBeVisible();
  expect(preferences.numberStyle).toBe('point');
  await user.selectOptions(numbers, 'Language default');
  expect(within(formats).getByText(/1\.234\.567,89/)).toBeVisible();
});

it('chooses which notifications are shown and sounded, and the quiet hours', async () => {
  const { user } = await openProfile('user');
  const news = await section('Notifications');
  const offers = within(news).getByRole('group', { name: 'Offers' });
  await user.click(within(offers).getByRole('checkbox', { name: 'Pop up' }));
  await user.click(within(offers).getByRole('checkbox', { name: 'Sound' }));
  await user.type(within(news).getByLabelText('From'), '22:00');
  await user.type(within(news).getByLabelText('To'), '07:00');
  const chosen = { off: [], unshown: ['offers'], heard: ['offers'], quietFrom: '22:00', quietTo: '07:00' };
  expect(notificationSettings).toEqual(chosen);
  await user.click(within(offers).getByRole('checkbox', { name: 'Pop up' }));
  expect(notificationSettings.unshown).toEqual([]);
});

it('changes theme, density and motion at once', async () => {
  const { user } = await openProfile('user');
  const looks = await section('Appearance');
  await user.selectOptions(within(looks).getByLabelText('Theme'), 'dark');
  await user.selectOptions(within(looks).getByLabelText('Density'), 'compact');
  await user.selectOptions(within(looks).getByLabelText('Motion'), 'Reduced');
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', density: 'compact', motion: 'reduced' });
  await user.selectOptions(within(looks).getByLabelText('Motion'), 'System');
  expect(document.documentElement).not.toHaveAttribute('data-motion');
});

it('downloads all stored data, and clears the data of this browser', async () => {
  const { user, email } = await openProfile('user', 'seller');
  const saved: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }));
  Object.assign(URL, { revokeObjectURL: () => {} });
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await expectMessage('Your data was downloaded');
  expect(names).toEqual(['my-data.json']);
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({ user: { email }, transfers: [] });
  click.mockRestore();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Motion' }), 'Reduced');
  localStorage.setItem('ds.theme', 'dark');
  await user.click(screen.getByRole('button', { name: 'Clear local data' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear local data' }));
  await expectMessage('Local data cleared');
  expect(document.documentElement).not.toHaveAttribute('data-motion');
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(['token']));
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});
