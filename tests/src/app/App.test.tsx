import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '#src/state/me/session.ts';
import { signOut } from '#src/state/me/signIn.ts';
import { openTestExchange, testPassword } from '../../support/exchange.ts';
import { openPage } from '../../support/page.tsx';
import { forFile } from '#tests/support/forFile.ts';

let page: Awaited<ReturnType<typeof openPage>> | undefined;

const exchange = await forFile(openTestExchange());
afterEach(async () => {
  if (session.token) await signOut();
  page?.close();
});

// The first opening of a page also compiles it.
const slow = { timeout: 20_000 };

it('signs in, returns to the requested page, and signs out', async () => {
  const { email } = await exchange.addUser(['user'], { first_name: 'Ada' });
  page = await openPage(exchange, '/dashboard');
  const { user } = page;
  await screen.findByRole('heading', { level: 1, name: 'Sign in' }, slow);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'wrong password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Invalid Credentials', undefined, slow)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(email);

  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), testPassword);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, slow);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(document.title).toBe('Dashboard · Data Exchange');
  expect(location.pathname).toBe('/dashboard');
  expect(await screen.findAllByText('0 DXT', undefined, slow)).not.toHaveLength(0);

  await user.click(await screen.findByRole('button', { name: /Account: Ada/ }, slow));
  const menu = await screen.findByRole('menu');
  for (const text of [/^Ada\b/u, email, 'User']) expect(within(menu).getByText(text)).toBeVisible();
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' }, slow);
  expect(localStorage).toHaveLength(0);
});

it('shows an unknown address as not found, signed in or not', async () => {
  const { token } = await exchange.join('buyer');
  page = await openPage(exchange, '/no/such/page', token);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' }, slow)).toBeVisible();
  page.unmount();
  page.close();
  await signOut();
  page = await openPage(exchange, '/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' }, slow)).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Data Exchange');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('link', { name: 'Go to the dashboard' })).toBeNull();
});

it('leads from the admin page to the login screen, as the admin mode ended with the session', async () => {
  const { token } = await exchange.join('admin');
  page = await openPage(exchange, '/admin', token);
  await screen.findByRole('heading', { level: 1, name: 'Administration' }, slow);
  await signOut();
  await screen.findByRole('heading', { level: 1, name: 'Sign in' }, slow);
  expect(location.pathname).toBe('/login');
});

it('announces the page that replaces the administration in another mode', async () => {
  const { token } = await exchange.join('admin', 'user');
  page = await openPage(exchange, '/dashboard', token);
  const { user } = page;
  const switchTo = async (from: string, to: string) => {
    await user.click(await screen.findByRole('button', { name: from }, slow));
    await user.click(await screen.findByRole('menuitemradio', { name: to }, slow));
  };
  await user.click((await screen.findAllByRole('link', { name: 'Administration' }, slow))[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Administration' }, slow);
  await switchTo('Administrator', 'User');
  await screen.findByRole('button', { name: 'Switch to administrator' }, slow);
  const heading = screen.getByRole('heading', { level: 1, name: 'Administration' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Page not found · Data Exchange');
  await switchTo('User', 'Administrator');
  await screen.findByRole('heading', { level: 1, name: 'Administration' }, slow);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Administration' })).toHaveFocus());
  expect(document.title).toBe('Administration · Data Exchange');
});

it('shows the login screen a second after the server ended the session', async () => {
  const { token, email, call } = await exchange.join('user');
  page = await openPage(exchange, '/dashboard', token);
  await screen.findByRole('button', { name: /Account: Test/ }, slow);
  await call('DELETE', '/auth/tokens');
  await page.user.click(screen.getAllByRole('link', { name: 'Marketplace' })[0] ?? document.body);
  expect(await screen.findByText('Your session has ended. Please sign in again.', undefined, slow)).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Sign in' }, slow);
  expect(location.pathname).toBe('/login');
  expect(screen.getByLabelText('Email')).toHaveValue(email);
});
