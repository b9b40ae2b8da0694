import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '#src/state/me/session.ts';
import { testPassword } from '../../../support/exchange.ts';
import { mailTo } from '../../../support/outbox.ts';
import { expectMessage } from '../../support/messages.ts';
import { lose } from '../../support/wireTap.ts';
import { openAppFixture } from '../../support/appFixture.ts';

const { exchange, open, codeFor, enrolled } = await openAppFixture();

const section = (name: string) => screen.findByRole('region', { name });
async function openSecurity(token: string) {
  const { user } = await open('/dashboard/security', token);
  await screen.findByRole('heading', { level: 1, name: 'Security' });
  return user;
}

it('changes the password: shows each problem at its field, and keeps the typed values and the session', async () => {
  const { email, token } = await exchange.join('user');
  const user = await openSecurity(token);
  const form = within(await section('Password'));
  const [current, next, repeat] = [
    form.getByLabelText('Current password'),
    form.getByLabelText('New password'),
    form.getByLabelText('New password again'),
  ];
  const fill = async (now: string, then: string) => {
    for (const [field, text] of [
      [current, now],
      [next, then],
      [repeat, then],
    ] as const) {
      await user.clear(field);
      await user.type(field, text);
    }
    await user.click(form.getByRole('button', { name: 'Change password' }));
  };
  await fill('not the password', 'an entirely new secret');
  await expectMessage('The current password is wrong');
  expect(form.getByText('Error while reseting the password')).toBeVisible();
  expect(next).toHaveValue('an entirely new secret');
  expect(session).toMatchObject({ token, ending: false });

  await fill(testPassword, testPassword);
  await expectMessage('This password was used before. Please choose another one.');

  await fill(testPassword, 'an entirely new secret');
  await expectMessage('Password changed successfully');
  await waitFor(() => expect(current).toHaveValue(''));
  expect(session.token).toBe(token);
  expect(await exchange.signIn(email, 'an entirely new secret')).not.toBe('');
});

it('changes the email address with the password and a mailed code, and does not reveal taken addresses', async () => {
  const { email: taken } = await exchange.addUser(['user']);
  const { id, token, call } = await exchange.join('user');
  const user = await openSecurity(token);
  const email = await screen.findByRole('textbox', { name: /^Email/ });
  const form = within(await section('Sign-in email'));
  await user.clear(email);
  await user.type(email, taken);
  await user.type(form.getByLabelText('Current password'), testPassword);
  await user.click(form.getByRole('button', { name: 'Send code' }));
  await expectMessage('Code sent to the new address');
  expect(await form.findByText(`We sent a code to ${taken}.`, { exact: false })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Use another address' }));
  expect(form.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
  const again = form.getByLabelText('Email');
  expect(again).toHaveValue(taken);
  await user.clear(again);
  await user.type(again, `new-${id}@example.com`);
  await user.click(form.getByRole('button', { name: 'Send code' }));
  const code = await form.findByLabelText('Code from the email');
  const { text } = await mailTo(exchange, `new-${id}@example.com`);
  const [right = ''] = /\d{8}/u.exec(text) ?? [];
  await user.type(code, right === '00000000' ? '11111111' : '00000000');
  expect(await form.findByText('This code is wrong', { exact: false })).toBeVisible();
  expect(session).toMatchObject({ token, ending: false });
  await waitFor(() => expect(code).toHaveValue(''));
  await user.type(code, right);
  await expectMessage('User information updated successfully');
  expect((await call('GET', `/auth/users/${id}`)).json()).toMatchObject({ email: `new-${id}@example.com` });
});

it('asks before leaving a half-written password, not one that a password manager filled in', async () => {
  const { token } = await exchange.join('user');
  const user = await openSecurity(token);
  const form = within(await section('Password'));
  const leave = () => user.click(screen.getAllByRole('link', { name: 'Wallet' })[0] ?? document.body);
  await user.type(await form.findByLabelText('New password'), 'an entirely');
  await leave();
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(form.getByLabelText('New password')).toHaveValue('an entirely');
  await user.clear(form.getByLabelText('New password'));
  await user.type(form.getByLabelText('Current password'), testPassword);
  await leave();
  expect(await screen.findByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
});

it('lists the sessions without the exchange’s own address, ends one and all others', async () => {
  const { email, token } = await exchange.join('user');
  const others = [await exchange.signIn(email), await exchange.signIn(email)];
  const user = await openSecurity(token);
  const sessions = await section('Sessions');
  await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(3));
  expect(within(sessions).getByText('This device')).toBeVisible();
  expect(within(sessions).getAllByText('Unknown device')).toHaveLength(3);
  expect(within(sessions).queryByText(/\bfrom\b/)).toBeNull();
  const [one = document.body, ...more] = within(sessions).getAllByRole('button', {
    name: /^Sign out of Unknown device, last used /,
  });
  expect(more).toHaveLength(1);
  await user.click(one);
  await expectMessage('Signed out of Unknown device');
  await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(2));
  expect(within(sessions).getByRole('list')).toHaveFocus();
  await user.click(within(sessions).getByRole('button', { name: 'Sign out everywhere else' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(1));
  expect(within(sessions).getByText('You are not signed in anywhere else.')).toBeVisible();
  for (const authorization of others)
    expect((await exchange.app.inject({ url: '/transactions/tokens', headers: { authorization } })).statusCode).toBe(
      401,
    );
  expect(session.token).toBe(token);
});

it('shows that a device was not signed out, and removes a session that ended elsewhere from the list', async () => {
  const { email, token } = await exchange.join('user');
  const other = await exchange.signIn(email);
  const user = await openSecurity(token);
  const sessions = await section('Sessions');
  await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(2));
  const restore = lose('/auth/sessions/');
  await user.click(within(sessions).getByRole('button', { name: /^Sign out of / }));
  await expectMessage('Something went wrong');
  expect(within(sessions).getAllByRole('listitem')).toHaveLength(2);
  restore();
  const headers = { authorization: other };
  expect((await exchange.app.inject({ method: 'DELETE', url: '/auth/tokens', headers })).statusCode).toBe(204);
  await user.click(within(sessions).getByRole('button', { name: /^Sign out of / }));
  await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(1));
  expect(within(sessions).getByRole('list')).toHaveFocus();
});

it('replaces the recovery codes after a valid code, shows them once, and revokes the old ones', async () => {
  const { token, secret, recoveryCodes } = await enrolled();
  const user = await openSecurity(token);
  const factor = within(await section('Two-factor authentication'));
  expect(await factor.findByText('10')).toBeVisible();
  await user.click(factor.getByRole('button', { name: 'New recovery codes' }));
  await user.type(within(await screen.findByRole('dialog')).getByLabelText('Code'), codeFor(secret));
  const figure = await factor.findByRole('figure', { name: 'recovery codes' });
  const codes = figure.querySelector('code')?.textContent?.split('\n') ?? [];
  expect(codes).toHaveLength(10);
  expect(codes).not.toContain(recoveryCodes[0]);
  await user.click(screen.getAllByRole('link', { name: 'Wallet' })[0] ?? document.body);
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  expect(question.getByText(/You cannot view them again/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Stay' }));
  await user.click(factor.getByRole('checkbox', { name: 'I saved them' }));
  await user.click(factor.getByRole('button', { name: 'Done' }));
  expect(factor.queryByRole('figure')).toBeNull();
});

it('turns off two-factor authentication with a recovery code; a wrong code ends no session', async () => {
  const { id, token, recoveryCodes, call: _call } = await enrolled();
  const user = await openSecurity(token);
  const factor = within(await section('Two-factor authentication'));
  await user.click(await factor.findByRole('button', { name: 'Turn off' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
  const field = await dialog.findByLabelText('Recovery code');
  await user.type(field, 'ABCD-EFGH-IJKL-MN23');
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  await expectMessage('This recovery code is incorrect or was already used.');
  expect(session).toMatchObject({ token, ending: false });
  await user.clear(field);
  await user.type(field, recoveryCodes[0] ?? '');
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await factor.findByRole('link', { name: 'Set up' })).toHaveAttribute('href', '/mfa/qrcode');
  const status = await exchange.app.inject({ url: `/mfa/mfa/${id}`, headers: { authorization: token } });
  expect(status.json()).toMatchObject({ enabled: false });
});

it('warns at sign-in when few recovery codes are left', async () => {
  const { email, secret, recoveryCodes } = await enrolled();
  for (const passcode of recoveryCodes.slice(0, 8)) {
    const half = await exchange.signIn(email);
    const { sub } = JSON.parse(atob(half.split('.')[1] ?? '')) as { sub: string };
    const headers = { authorization: half };
    const reply = await exchange.app.inject({ method: 'POST', url: `/mfa/mfa/${sub}`, headers, payload: { passcode } });
    expect(reply.statusCode).toBe(201);
  }
  const { user } = await open('/login');
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), testPassword);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(await screen.findByLabelText('Code'), codeFor(secret));
  await expectMessage('You have 2 recovery codes left.');
  await user.click(screen.getByRole('link', { name: 'Create new codes' }));
  await screen.findByRole('heading', { level: 1, name: 'Security' });
  expect(screen.queryByText('You have 2 recovery codes left.')).toBeNull();
});
