import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recovery, storedLink } from '#src/pages/recovery/recoveryStore.ts';
import { frontDoorName } from '#contract/publicPage.ts';
import { screenRows, type ScreenName } from '#src/config/screens.ts';
import { openSession, session } from '#src/state/me/session.ts';
import { testPassword } from '../../../support/exchange.ts';
import { linkIn, mailTo } from '../../../support/outbox.ts';
import { openAppFixture } from '../../support/appFixture.ts';

const { exchange, open, leave, enrolled } = await openAppFixture();
type Page = Awaited<ReturnType<typeof open>>;

afterEach(() => {
  joinFacts.remove();
  vi.restoreAllMocks();
});

const press = async ({ user }: Page, name: string) => user.click(await screen.findByRole('button', { name }));

async function openPasscode() {
  const { email } = await enrolled();
  const opened = await open('/login');
  await opened.user.type(await screen.findByLabelText('Email'), email);
  await opened.user.type(screen.getByLabelText('Password'), testPassword);
  await press(opened, 'Sign in');
  await screen.findByRole('heading', { level: 1, name: 'Enter your code' });
  return opened;
}

async function openNewPassword() {
  const { email } = await exchange.addUser(['user']);
  await exchange.app.inject({ method: 'POST', url: '/auth/users/recover', payload: { email } });
  const { token, id } = linkIn(await mailTo(exchange, email));
  return open(`/recover?${new URLSearchParams({ token, id })}`);
}

async function openConnect() {
  const opened = await open('/mfa/qrcode', (await exchange.join('user')).token);
  await press(opened, 'I have an app');
  return opened;
}

interface Form {
  /** Label of the first field. */
  field: string;
  open: () => Promise<Page>;
  /** Values of the attempt, by label. */
  typed: Record<string, string>;
  submit: string;
  failure: RegExp;
}

const joinFacts = Object.assign(document.createElement('meta'), {
  name: frontDoorName,
  content: JSON.stringify({ join: { mode: 'approval', terms: { version: '1' } } }),
});
const noAnswer = /^The server didn’t respond/u;
const wrongCode = /^Incorrect code/u;
const email = { Email: 'a@example.com' };

/** Screens outside the frame; an empty list for a screen without fields. */
const forms: Partial<Record<ScreenName, Form[]>> = {
  login: [
    {
      field: 'Email',
      open: () => open('/login'),
      typed: { ...email, Password: 'wrong password' },
      submit: 'Sign in',
      failure: /^Invalid Credentials/u,
    },
  ],
  forgotPassword: [
    {
      field: 'Email',
      open: () => open('/forgotpassword'),
      typed: email,
      submit: 'Send the link',
      failure: noAnswer,
    },
  ],
  join: [
    {
      field: 'Email',
      open: () => {
        document.head.append(joinFacts);
        return open('/join');
      },
      typed: {
        ...email,
        'First name': 'Ada',
        'Last name': 'Moreno',
        Company: 'Harbour Ltd',
        'What do you want to do here?': 'Forecast tides',
        // The click before typing ticks the box.
        'I accept the terms (version 1)': 'x',
      },
      submit: 'Request account',
      failure: /^This exchange takes no requests/u,
    },
  ],
  recover: [],
  newPassword: [
    {
      field: 'New password',
      open: openNewPassword,
      typed: { 'New password': 'password1', 'New password again': 'password1' },
      submit: 'Change password',
      failure: /guessed first/u,
    },
  ],
  passcode: [
    { field: 'Code', open: openPasscode, typed: { Code: '00000' }, submit: 'Verify', failure: /6 digits/u },
    { field: 'Code', open: openPasscode, typed: { Code: '000000' }, submit: 'Verify', failure: wrongCode },
    {
      field: 'Recovery code',
      open: async () => {
        const opened = await openPasscode();
        await press(opened, 'Use a recovery code');
        return opened;
      },
      typed: { 'Recovery code': 'ABCD-EFGH-IJKL-MN23' },
      submit: 'Verify',
      failure: /recovery code is incorrect/u,
    },
  ],
  qrCode: [{ field: 'Code', open: openConnect, typed: { Code: '000000' }, submit: 'Confirm', failure: wrongCode }],
};

it('names the forms of every screen outside the frame', () => {
  const outside = screenRows.filter(({ framed }) => !framed).map(({ name }) => name);
  expect(Object.keys(forms)).toEqual(outside);
});

const cases = Object.entries(forms).flatMap(([name, all]) => all.map((form) => ({ name, ...form })));

describe.each(cases)('the screen $name with "$field"', ({ field, open: openForm, typed, submit, failure }) => {
  it(`focuses and names its first field, and again after "${failure.source}"`, async () => {
    const opened = await openForm();
    const first = await screen.findByLabelText(field);
    await waitFor(() => expect(first).toHaveFocus());
    expect(first.closest('form')).toHaveAccessibleName(document.querySelector('h1')?.textContent ?? 'a heading');
    if (failure === noAnswer) vi.spyOn(exchange.app, 'inject').mockRejectedValue(new TypeError('Failed to fetch'));
    for (const [label, text] of Object.entries(typed)) await opened.user.type(screen.getByLabelText(label), text);
    const button = screen.queryByRole('button', { name: submit });
    button?.focus();
    if (button) await opened.user.click(button);
    expect(await screen.findByText(failure)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
  });
});

it('focuses the field of the code and of the new password after a reload', async () => {
  await openPasscode();
  const { token, mfa } = session;
  leave();
  await open('/login');
  openSession(token, mfa);
  await waitFor(async () => expect(await screen.findByLabelText('Code')).toHaveFocus());
  leave();
  await openNewPassword();
  await screen.findByLabelText('New password');
  const stored = sessionStorage.getItem('recoveryLink') ?? '';
  leave();
  sessionStorage.setItem('recoveryLink', stored);
  recovery.link = storedLink();
  await open('/newpassword');
  await waitFor(async () => expect(await screen.findByLabelText('New password')).toHaveFocus());
});
