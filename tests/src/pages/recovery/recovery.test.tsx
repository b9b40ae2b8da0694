import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { recovery, storedLink } from '#src/pages/recovery/recoveryStore.ts';
import { testPassword } from '../../../support/exchange.ts';
import { linkIn, mailsTo, mailTo } from '../../../support/outbox.ts';
import { expectMessage } from '../../support/messages.ts';
import { openAppFixture } from '../../support/appFixture.ts';

const { exchange, open, leave } = await openAppFixture();

const ask = (email: string) => exchange.app.inject({ method: 'POST', url: '/auth/users/recover', payload: { email } });
/** A person, and the page's own address for the link that was mailed. */
async function withLink() {
  const person = await exchange.addUser(['user']);
  await ask(person.email);
  const { token, id, path } = linkIn(await mailTo(exchange, person.email));
  return { ...person, token, path, recover: `/recover?${new URLSearchParams({ token, id })}` };
}

it('leads from the login screen to a link, with the same answer for an unknown address', async () => {
  const { email } = await exchange.addUser(['user']);
  const { user } = await open('/login');
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  for (const address of [email, 'nobody@example.com']) {
    await user.type(await screen.findByLabelText('Email'), address);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await expectMessage('Password reset link sent to your email');
    expect(
      await screen.findByText(`If there is an account for ${address}, the link will arrive shortly.`),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
  }
  expect((await mailTo(exchange, email)).subject).toBe('Set a new password');
  expect(mailsTo(exchange, 'nobody@example.com')).toEqual([]);
});

it('answers a press of the help button before its code comes, and takes the focus back', async () => {
  const { user } = await open('/forgotpassword');
  const help = await screen.findByRole('button', { name: 'Help with this screen' });
  help.focus();
  fireEvent.click(help);
  expect(help).toHaveAttribute('aria-busy', 'true');
  const drawer = await screen.findByRole('dialog', { name: 'Help' });
  expect(help).not.toHaveAttribute('aria-busy');
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(help).toHaveFocus());
});

it('shows the specified text when no mail was sent, and the reason below it', async () => {
  const { user } = await open('/forgotpassword');
  await user.type(await screen.findByLabelText('Email'), 'a@example.com');
  const inject = vi.spyOn(exchange.app, 'inject').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Link not sent to email.Some error occured!')).toBeVisible();
  expect(screen.getByText('The server didn’t respond. Try again.')).toBeVisible();
  inject.mockRestore();
});

it('sets a new password through the link, whose token stays in the tab until then', async () => {
  const { email, token, recover } = await withLink();
  const { user } = await open(recover);
  await waitFor(() => expect(location.search).toBe(''));
  expect(await screen.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  expect(location.pathname).toBe('/newpassword');
  const kept = () => [location.href, document.body.innerHTML, JSON.stringify(localStorage)];
  expect(kept().join(' ')).not.toContain(token);
  expect(Object.keys(sessionStorage).filter((key) => sessionStorage.getItem(key)?.includes(token))).toEqual([
    'recoveryLink',
  ]);

  const [password, repeat] = [screen.getByLabelText('New password'), screen.getByLabelText('New password again')];
  const change = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  const rule = (text: string) => screen.getByText(text).closest('li') ?? document.body;
  await user.type(password, 'short');
  expect(within(rule('At least 9 characters')).getByLabelText('Not met')).toBeVisible();
  await user.clear(password);
  await user.type(password, 'password1');
  expect(within(rule('At least 9 characters')).getByLabelText('Met')).toBeVisible();
  await change();
  expect(await screen.findByText('Please enter New password again')).toBeVisible();
  await user.type(repeat, 'password2');
  await change();
  await expectMessage('The passwords do not match');
  await user.clear(repeat);
  await user.type(repeat, 'password1');
  expect(within(rule('Both passwords match')).getByLabelText('Met')).toBeVisible();
  await change();
  await expectMessage('Error while reseting the password');
  await expectMessage('The password is one of the passwords that are guessed first');

  for (const field of [password, repeat]) {
    await user.clear(field);
    await user.type(field, 'an entirely new secret');
  }
  await change();
  await expectMessage('Password changed successfully');
  expect(JSON.stringify(sessionStorage)).not.toContain(token);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  expect(await exchange.signIn(email, 'an entirely new secret')).not.toBe('');
  await expect(exchange.signIn(email, testPassword)).rejects.toThrow('401');
});

it('keeps the link for the tab over a reload of either page', async () => {
  const { recover } = await withLink();
  await open(recover);
  expect(await screen.findByLabelText('New password')).toBeVisible();
  for (const address of ['/newpassword', '/recover']) {
    const stored = sessionStorage.getItem('recoveryLink') ?? '';
    leave();
    // As after a reload of the page.
    sessionStorage.setItem('recoveryLink', stored);
    recovery.link = storedLink();
    await open(address);
    expect(await screen.findByLabelText('New password')).toBeVisible();
    expect(location.pathname + location.search).toBe('/newpassword');
  }
});

it('shows no form for a used, broken or missing link, and explains how to get another', async () => {
  const { path, recover } = await withLink();
  await exchange.app.inject({ method: 'PATCH', url: path, payload: { password: 'an entirely new secret' } });
  for (const address of [recover, '/recover?token=x&id=y', '/recover', '/newpassword']) {
    await open(address);
    expect(await screen.findByText('This link no longer works')).toBeVisible();
    // No call is sent without a link. The specified text comes before that of the app.
    const [alert, next] = [screen.getByRole('alert'), screen.getByText(/^A link works once, expires/u)];
    const isAsked = address.includes('token');
    expect(alert.textContent).toBe(isAsked ? 'Something went wrong' : next.textContent);
    expect(alert.compareDocumentPosition(next)).toBe(isAsked ? Node.DOCUMENT_POSITION_FOLLOWING : 0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link no longer works');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(location.search).toBe('');
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgotpassword');
  }
});

it('shows the specified text for a link that another window has used', async () => {
  const { path, recover } = await withLink();
  const { user } = await open(recover);
  for (const label of ['New password', 'New password again']) {
    await user.type(await screen.findByLabelText(label), 'an entirely new secret');
  }
  await exchange.app.inject({ method: 'PATCH', url: path, payload: { password: 'another new secret' } });
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('This link no longer works')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Error while reseting the password');
  expect(screen.getByText(/Ask for a new link/u)).toBeVisible();
});

it('ends the session in this browser when its person sets a new password by a link', async () => {
  const { email, recover } = await withLink();
  const { user } = await open(recover, await exchange.signIn(email));
  for (const label of ['New password', 'New password again']) {
    await user.type(await screen.findByLabelText(label), 'an entirely new secret');
  }
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});
