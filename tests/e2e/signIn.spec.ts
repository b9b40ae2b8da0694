// The ways into one's account and what guards it: recovery by mail, other sessions, codes.
import type { Page } from '@playwright/test';
import { demoPassword } from '#server/seed/people.ts';
import { expectAccessible } from './support/axe.ts';
import { enter, hear } from './support/enter.ts';
import { addPerson, addressCode, enrol, mailed, recoveryLink, type Person } from './support/people.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** What helps with the screen stands beside it, also before somebody is signed in. */
async function expectHelp(page: Page, question: string) {
  await page.getByRole('button', { name: 'Help with this screen' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByText(question)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
}

async function fillIn(page: Page, { email }: Pick<Person, 'email'>, password = demoPassword) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a forgotten password is set anew by the mailed link, which works once', async ({ page, request, exchange }) => {
  const person = await addPerson(request);
  const password = 'an entirely new secret';
  await page.goto('/login');
  await expectHelp(page, 'I forgot my password. What now?');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await heading(page, 'Forgot password');
  await page.getByLabel('Email').fill(person.email);
  await hear(page, 'Password reset link sent to your email', () =>
    page.getByRole('button', { name: 'Send the link' }).click(),
  );
  const link = await mailed(exchange, person.email, recoveryLink);
  await page.goto(link);
  await heading(page, 'Set a new password');
  // The secret has left the address, and going back does not bring it up.
  await expect(page).toHaveURL(/\/newpassword$/);
  await expectHelp(page, 'Which passwords are accepted?');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(password);
  await expectAccessible(page);
  await hear(page, 'Password changed successfully', () =>
    page.getByRole('button', { name: 'Change password' }).click(),
  );
  await heading(page, 'Sign in');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await fillIn(page, person);
  await expect(page.getByText('Invalid Credentials')).toBeVisible();
  await fillIn(page, person, password);
  await heading(page, 'Dashboard');

  await page.goto(link);
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await heading(page, 'Forgot password');
});

test('other sessions are ended from one, and neither a wrong password nor a wrong code signs anybody out', async ({
  browser,
  request,
  exchange,
}) => {
  const person = await addPerson(request);
  const [here, there] = [await enter(browser, person.name), await enter(browser, person.name)];
  await here.goto('/dashboard/security');
  await expect(here.getByRole('list', { name: 'Your sessions' }).getByRole('listitem')).toHaveCount(2);
  await here.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await hear(here, 'Signed out everywhere else', () =>
    here.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click(),
  );
  await expect(here.getByText('You are not signed in anywhere else.')).toBeVisible();
  await there.reload();
  await expect(there).toHaveURL(/\/login$/);
  await expect(there.getByLabel('Email')).toBeVisible();

  const password = here.getByRole('region', { name: 'Password' });
  await password.getByLabel('Current password').fill('not the password');
  await password.getByLabel('New password', { exact: true }).fill('an entirely new secret');
  await password.getByLabel('Repeat the new password').fill('an entirely new secret');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('The current password is not right')).toBeVisible();
  await expect(password.getByText('Error while reseting the password')).toBeVisible();
  await expect(password.getByLabel('New password', { exact: true })).toHaveValue('an entirely new secret');
  await password.getByLabel('Current password').fill(demoPassword);
  await hear(here, 'Password changed successfully', () =>
    password.getByRole('button', { name: 'Change password' }).click(),
  );

  // The same for every address; only who reads its mail learns more.
  const address = here.getByRole('region', { name: 'Sign-in email' });
  const moved = `moved.${person.email}`;
  for (const email of ['seller@example.com', moved]) {
    await address.getByLabel('Email').fill(email);
    await address.getByLabel('Current password').fill('an entirely new secret');
    await hear(here, 'Code sent to the new address', () => address.getByRole('button', { name: 'Send code' }).click());
    await address.getByLabel('Code from the email').fill('00000000');
    await expect(address.getByText('This code is not right, or it was replaced')).toBeVisible();
    if (email !== moved) await address.getByRole('button', { name: 'Use another address' }).click();
  }
  await expectAccessible(here);
  const code = await mailed(exchange, moved, addressCode);
  await hear(here, 'User information updated successfully', () => address.getByLabel('Code from the email').fill(code));
  await expect(address.getByLabel('Email')).toHaveValue(moved);
  await here.reload();
  await heading(here, 'Security');
});

test('a recovery code signs in once, and too many wrong codes are told with the end of the wait', async ({
  page,
  request,
}) => {
  const person = await addPerson(request);
  const [code = ''] = await enrol(request, person);
  const wrong = 'This recovery code is incorrect or was already used.';
  const byRecoveryCode = async () => {
    await fillIn(page, person);
    await heading(page, 'Enter your code');
    await page.getByRole('button', { name: /Use a recovery code/ }).click();
    await page.getByLabel('Recovery code').fill(code);
  };
  await page.goto('/login');
  await byRecoveryCode();
  await expectHelp(page, 'I lost my phone and cannot enter a code.');
  await hear(page, 'Logged in successfully', () => page.getByRole('button', { name: 'Verify' }).click());
  await heading(page, 'Dashboard');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await heading(page, 'Sign in');

  await byRecoveryCode();
  const locked = page.getByText('Too many wrong codes');
  const verify = page.getByRole('button', { name: 'Verify' });
  await verify.click();
  await expect(page.getByText(wrong)).toBeVisible();
  // Five are free; each is answered before the next is sent.
  for (let tries = 1; tries < 6; tries += 1) {
    const answered = page.waitForResponse((response) => /\/mfa\/mfa\//.test(response.url()));
    await verify.click();
    await answered;
  }
  await expect(locked).toBeVisible();
  await expect(page.getByText(/^You can try again at \d/)).toBeVisible();
  await expect(page.getByText(/^\d+ s left$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel and return to sign in' }).click();
  await heading(page, 'Sign in');
});
