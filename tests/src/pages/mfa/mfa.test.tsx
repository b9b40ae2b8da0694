import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { codeOf, stepAt } from '#tests/support/passcode.ts';
import { mfaMessages as messages } from '#src/messages/mfa.ts';
import { session } from '#src/state/me/session.ts';
import { openTestExchange, testPassword } from '../../../support/exchange.ts';
import { expectMessage } from '../../support/messages.ts';
import { openAppFixture } from '../../support/appFixture.ts';

const { exchange, open, codeFor, enrolled } = await openAppFixture();

const found = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function wrongFor(secret: string): string {
  const now = stepAt(exchange.exchange.now());
  const near = new Set([-1, 0, 1, 2].map((away) => codeOf(secret, now + away)));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !near.has(code)) ?? '';
}

async function signInAt(path: string, email: string, of = exchange) {
  const { user } = await open(path, undefined, of);
  await found('Sign in');
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), testPassword);
  await press('Sign in');
  return user;
}

it('asks for the code after the password, takes a pasted one, and leads to the requested page', async () => {
  const { email, secret } = await enrolled();
  const user = await signInAt('/wallet', email);
  await found('Enter your code');
  expect(location.pathname).toBe('/mfa/passcode');
  expect(screen.queryByText('Logged in successfully')).toBeNull();
  const half = session.token;

  await user.type(screen.getByLabelText('Code'), wrongFor(secret));
  await expectMessage('Incorrect code. Wait for the next one, and check that your phone sets its clock automatically.');
  expect(session).toMatchObject({ token: half, mfa: 'passcode', ending: false });
  expect(screen.getByLabelText('Code')).toHaveValue('');

  await user.click(screen.getByLabelText('Code'));
  await user.paste(codeFor(secret).replace(/^.../, '$& '));
  await expectMessage('Logged in successfully');
  await found('Wallet');
  expect(session).toMatchObject({ mfa: null });
  expect(session.token).not.toBe(half);
  expect(JSON.parse(localStorage.getItem('token') ?? '')).not.toHaveProperty('mfa');
});

it('takes a recovery code once, and lets signing in be given up', async () => {
  const { id, email, recoveryCodes } = await enrolled();
  const user = await signInAt('/login', email);
  await found('Enter your code');
  const half = session.token;
  const asked = () => exchange.app.inject({ url: `/mfa/mfa/${id}`, headers: { authorization: half } });
  expect((await asked()).statusCode).toBe(200);
  await press('Cancel and return to sign in');
  await found('Sign in');
  expect(localStorage.getItem('token')).toBeNull();
  // A copied token opens nothing.
  await waitFor(async () => expect((await asked()).statusCode).toBe(401));

  await signInAt('/login', email);
  await press('Use a recovery code');
  const field = await screen.findByLabelText('Recovery code');
  await user.type(field, 'ABCD-EFGH-IJKL-MN23');
  await press('Verify');
  await expectMessage('This recovery code is incorrect or was already used.');
  expect(session.mfa).toBe('passcode');
  await user.clear(field);
  await user.type(field, recoveryCodes[0]?.toLowerCase() ?? '');
  await press('Verify');
  await found('Dashboard');
});

it('shows the end of the wait after too many wrong codes, without signing out', async () => {
  const { id, email, secret } = await enrolled();
  const user = await signInAt('/login', email);
  await found('Enter your code');
  for (let tries = 0; tries < 5; tries += 1) {
    await exchange.app.inject({
      method: 'POST',
      url: `/mfa/mfa/${id}`,
      headers: { authorization: session.token },
      payload: { passcode: wrongFor(secret) },
    });
  }
  await user.type(screen.getByLabelText('Code'), codeFor(secret));
  await expectMessage('Too many wrong codes');
  expect(screen.getByText(/^You can try again at \d/)).toBeVisible();
  expect(screen.getByText(/^\d+ s left$/)).toBeVisible();
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(session).toMatchObject({ mfa: 'passcode', ending: false });
});

it('sets up two-factor authentication: key, first code, recovery codes shown once', async () => {
  const { id, email, token, call } = await exchange.join('user');
  const { user } = await open('/mfa/qrcode', token);
  expect(await screen.findByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/dashboard');
  await press('I have an app');
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText(`Account: ${email}`)).toBeVisible();
  const key = screen.getByRole('figure', { name: 'key' }).querySelector('code')?.textContent ?? '';
  expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = key.replaceAll(' ', '');

  await user.type(screen.getByLabelText('Code'), wrongFor(secret));
  await expectMessage('Incorrect code. Wait for the next one, and check that your phone sets its clock automatically.');
  await user.type(screen.getByLabelText('Code'), codeFor(secret));
  await expectMessage('Two-factor authentication turned on');
  await screen.findByRole('heading', { level: 2, name: 'Save these recovery codes' });
  const figure = screen.getByRole('figure', { name: 'recovery codes' });
  const codes = figure.querySelector('code')?.textContent?.split('\n') ?? [];
  expect(codes).toHaveLength(10);
  await user.click(within(figure).getByRole('button', { name: 'Copy recovery codes' }));
  expect(await within(figure).findByRole('button', { name: 'Copied' })).toBeVisible();
  const file = await (await fetch(screen.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '')).text();
  expect(file).toBe(`${codes.join('\n')}\n`);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
  expect(document.querySelector('[data-part="paper"] pre')?.textContent).toBe(codes.join('\n'));

  expect(screen.queryByRole('link', { name: /Continue|Not now/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'I saved them' }));
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  await found('Dashboard');
  expect((await call('GET', '/streams/categories')).statusCode).toBe(401);
  const status = await exchange.app.inject({ url: `/mfa/mfa/${id}`, headers: { authorization: session.token } });
  expect(status.json()).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });

  await open('/mfa/qrcode', session.token);
  await expectMessage('Two-factor authentication is on');
  expect(screen.getByText('Recovery codes left: 10.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I have an app' })).toBeNull());
});

it('requires set-up at sign-in if the exchange requires two-factor authentication', async () => {
  const strict = await openTestExchange({ env: { MFA: 'required' } });
  try {
    const { email } = await strict.addUser(['user']);
    const user = await signInAt('/wallet', email, strict);
    await expectMessage('This exchange requires two-factor authentication. Set it up to finish signing in.');
    expect(location.pathname).toBe('/mfa/qrcode');
    await press('I have an app');
    const figure = await screen.findByRole('figure', { name: 'key' });
    const secret = (figure.querySelector('code')?.textContent ?? '').replaceAll(' ', '');
    await user.type(screen.getByLabelText('Code'), codeOf(secret, stepAt(new Date())));
    await user.click(await screen.findByRole('checkbox', { name: 'I saved them' }));
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await found('Wallet');
  } finally {
    await strict.close();
  }
});

it('shows the specified text when no QR code came, and the reason below it', async () => {
  const { token } = await exchange.join('user');
  const { user } = await open('/mfa/qrcode', token);
  const begin = await screen.findByRole('button', { name: messages.begin });
  const inject = vi.spyOn(exchange.app, 'inject').mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(begin);
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByText('The server didn’t respond. Try again.')).toBeVisible();
  inject.mockRestore();
});
