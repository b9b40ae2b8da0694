// Flows of the account and the administration by keyboard alone, on a real server.
import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectMessage, openSignedIn } from './support/enter.ts';
import { keyTo, press, write } from './support/keys.ts';
import { addPerson, addressCode, authenticator, mailed, recoveryLink } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { slowness } from '../support/slowness.ts';

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function signIn(page: Page, email: string, password = demoPassword) {
  await write(page, page.getByLabel('Email'), email);
  await write(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
}

/** Chooses an item of the account menu. */
async function choose(page: Page, name: string) {
  // Shift+Tab: the header comes before the page.
  await press(page, button(page, /^Account/), 'Shift+Tab');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await press(page, page.getByRole('menuitem', { name }), 'ArrowDown');
}

/** Presses a button of the open confirmation dialog. */
const answer = async (page: Page, name: string) =>
  press(page, page.getByRole('alertdialog').getByRole('button', { name }));

test('a person resets a password, edits the profile and manages two-factor authentication by keyboard alone', async ({
  page,
  request,
  exchange,
}) => {
  test.setTimeout(420_000 * slowness());
  const { email } = await addPerson(request);
  const [password, another] = ['an entirely new secret', 'and one more of them'];
  await page.goto('/login');
  await press(page, page.getByRole('link', { name: 'Forgot password?' }));
  await heading(page, 'Forgot password');
  await write(page, page.getByLabel('Email'), email);
  await expectMessage(page, 'Password reset link sent to your email', () => page.keyboard.press('Enter'));
  await page.goto(await mailed(exchange, email, recoveryLink));
  await heading(page, 'Set a new password');
  await write(page, page.getByLabel('New password', { exact: true }), password);
  await write(page, page.getByLabel('New password again'), password);
  await expectMessage(page, 'Password changed successfully', () => page.keyboard.press('Enter'));
  await heading(page, 'Sign in');
  await signIn(page, email, password);
  await heading(page, 'Dashboard');

  await choose(page, 'Profile');
  await heading(page, 'Profile');
  await write(page, page.getByLabel('Company'), 'Keys and Co');
  // Signing out warns about unsaved changes too.
  await choose(page, 'Sign out');
  await answer(page, 'Stay');
  await keyTo(page, page.getByLabel('Company'));
  await expectMessage(page, 'User information updated successfully', () => page.keyboard.press('Enter'));
  await press(page, button(page, 'Add a picture'));
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await press(page, dialog.locator('input[type=file]'));
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  const part = dialog.getByRole('application');
  await keyTo(page, part);
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  await keyTo(page, dialog.getByLabel('Zoom'));
  await page.keyboard.press('ArrowRight');
  await page.route(/\/auth\/users\//, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  );
  await press(page, dialog.getByRole('button', { name: 'Upload' }));
  await expect(dialog.getByText('Something went wrong. Please try again!')).toBeVisible();
  await expect(dialog.getByText('me.png')).toBeVisible();
  await page.unroute(/\/auth\/users\//);
  await keyTo(page, dialog.getByRole('button', { name: 'Try again' }));
  await expectMessage(page, 'Profile picture uploaded successfully', () => page.keyboard.press('Enter'));
  await expect(dialog).toHaveCount(0);
  const theme = page.getByRole('combobox', { name: 'Theme' });
  await keyTo(page, theme);
  await page.keyboard.press('d');
  await expect(theme).toHaveValue('dark');
  const saved = page.waitForEvent('download');
  await press(page, button(page, 'Download my data'));
  expect((await saved).suggestedFilename()).toBe('my-data.json');

  await choose(page, 'Security');
  await heading(page, 'Security');
  await press(page, page.getByRole('link', { name: 'Set up' }));
  await heading(page, 'Set up two-factor authentication');
  await press(page, button(page, 'I have an app'));
  const key = page.getByRole('figure', { name: 'key' }).locator('code');
  const fresh = authenticator(String(await key.textContent()).replaceAll(' ', ''));
  await write(page, page.getByRole('textbox', { name: 'Code' }), await fresh());
  const codes = await page.getByRole('figure', { name: 'recovery codes' }).locator('code').textContent();
  await keyTo(page, button(page, 'Print'));
  // A print contains the recovery codes only.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-part="paper"]')).toContainText(String(codes));
  await expect(page.locator('[data-part="paper"]')).toBeVisible();
  await expect(button(page, 'Print')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await keyTo(page, page.getByRole('checkbox', { name: 'I saved them' }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('link', { name: 'Continue' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Set up two-factor authentication' })).toHaveCount(0);
  await choose(page, 'Sign out');
  await heading(page, 'Sign in');
  await signIn(page, email, password);
  await heading(page, 'Enter your code');
  const second = await fresh();
  await expectMessage(page, 'Logged in successfully', () =>
    write(page, page.getByRole('textbox', { name: 'Code' }), second),
  );
  await heading(page, 'Dashboard');
  // Sign in with a recovery code.
  await choose(page, 'Sign out');
  await signIn(page, email, password);
  await press(page, button(page, 'Use a recovery code'));
  await write(page, page.getByLabel('Recovery code'), String(codes).split('\n')[0] ?? '');
  await expectMessage(page, 'Logged in successfully', () => page.keyboard.press('Enter'));
  await heading(page, 'Dashboard');

  await choose(page, 'Security');
  const form = page.getByRole('region', { name: 'Password' });
  await write(page, form.getByLabel('Current password'), password);
  await write(page, form.getByLabel('New password', { exact: true }), another);
  await write(page, form.getByLabel('New password again'), another);
  await expectMessage(page, 'Password changed successfully', () => page.keyboard.press('Enter'));
  await press(page, button(page, 'Turn off'), 'Shift+Tab');
  await expectAccessible(page);
  const third = await fresh();
  await expectMessage(page, 'Two-factor authentication turned off', () =>
    write(page, page.getByRole('dialog').getByLabel('Code'), third),
  );
  const address = page.getByRole('region', { name: 'Sign-in email' });
  const moved = email.replace('@', '.moved@');
  await write(page, address.getByLabel('Email'), moved);
  await write(page, address.getByLabel('Current password'), another);
  await page.keyboard.press('Enter');
  const code = await mailed(exchange, moved, addressCode);
  await expectMessage(page, 'User information updated successfully', () =>
    write(page, address.getByLabel('Code from the email'), code),
  );
  // Open a second session.
  await request.post('/auth/tokens', { data: { email: moved, password: another } });
  await page.reload();
  await press(page, button(page, 'Sign out everywhere else'));
  await expectAccessible(page);
  await expectMessage(page, 'Signed out everywhere else', () => answer(page, 'Sign out everywhere else'));
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  await choose(page, 'Sign out');
  await page.waitForURL('**/login');
});

test('the focused field stays above the fixed bar of a long form @only-phone', async ({ page }) => {
  await openSignedIn(page, 'sp', '/products/new');
  await page.getByRole('button', { name: 'Add product' }).waitFor();
  // Wait for the lazy toolbar, which shifts the layout.
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  let height = 0;
  const isSettled = async () => {
    const before = height;
    height = await page.evaluate(() => document.documentElement.scrollHeight);
    return height === before;
  };
  await expect.poll(isSettled, { intervals: [500] }).toBe(true);
  await page.getByRole('textbox', { name: 'Name' }).focus();
  const hiddenBy = () =>
    page.evaluate(() => {
      const { activeElement: field } = document;
      let bar = document.querySelector('main form button[type=submit]');
      while (bar && getComputedStyle(bar).position !== 'fixed') bar = bar.parentElement;
      if (!bar || !field) return 'nothing to compare';
      // The last steps move the focus from the form to the navigation bar.
      return bar.contains(field) || !field.closest('main')
        ? 0
        : field.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
    });
  for (let steps = 0; steps < 25; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await hiddenBy(), `after ${steps + 1} steps`).toBeLessThanOrEqual(0);
  }
  // A count of invalid fields in large text wraps and makes the bar taller: the form must still end above it.
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await page.getByRole('button', { name: 'Add product' }).click();
  await page.getByText(/ fields? needs? fixing/).waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const endBelowBar = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const bar = document.querySelector('main form > [data-bar]');
      const end = bar?.previousElementSibling;
      if (!bar || !end) return 'nothing to compare';
      return end.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
    });
  await expect.poll(endBelowBar).toBeLessThanOrEqual(0);
});

test('an administrator manages people and reaches notifications, help and the command palette by keyboard alone', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000 * slowness());
  const [admin, other] = [await addPerson(request, 'admin'), await addPerson(request)];
  await page.goto('/login');
  await signIn(page, admin.email);
  await heading(page, 'Dashboard');
  await expect(button(page, 'Administrator')).toBeVisible();
  await page.reload();
  await heading(page, 'Dashboard');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or run a command' })).toBeFocused();
  await page.keyboard.type('administration');
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Administration/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeFocused();
  await expect(page).toHaveTitle('Administration · Data Exchange');

  await press(page, button(page, 'Add person'));
  const adding = page.getByRole('dialog', { name: 'Add a person' });
  await expectAccessible(page);
  const added = `new.${other.name}`;
  await write(page, adding.getByRole('textbox', { name: 'Email' }), `${added}@example.com`);
  await write(page, adding.getByRole('textbox', { name: 'First name' }), added);
  await page.keyboard.press('Enter');
  await expect(adding).toHaveCount(0);

  await write(page, page.getByRole('searchbox'), other.name);
  const mine = page.getByRole('row', { name: new RegExp(`${added}@`) });
  await expect(page.getByText('2 people')).toBeVisible();
  // A right click on the row opens the menu of its button; on the text of the link, the browser's menu.
  const menu = page.getByRole('menu', { name: `Actions for ${added}` });
  await mine.getByRole('link').click({ button: 'right' });
  await expect(menu).toHaveCount(0);
  const { x, y, width, height } = (await mine.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2, { button: 'right' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await mine.getByRole('link').focus();
  await page.keyboard.press('Shift+F10');
  await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, mine.getByRole('button', { name: `Actions for ${added}` }));
  await press(page, page.getByRole('menuitem', { name: 'Edit' }), 'ArrowDown');
  const editing = page.getByRole('dialog', { name: `Edit ${added}` });
  await write(page, editing.getByRole('textbox', { name: 'Company' }), 'Keys and Co');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('User edited successfully')).toBeVisible();
  await keyTo(page, page.getByRole('checkbox', { name: 'Select all on this page' }));
  await page.keyboard.press('Space');
  await press(page, button(page, 'Lock'));
  await expectAccessible(page);
  await answer(page, 'Lock');
  await expect(page.getByText('2 locked')).toBeVisible();
  await expectMessage(page, '2 unlocked', () => press(page, button(page, 'Undo'), 'Shift+Tab'));
  await expect(mine).toContainText('Active');
  await press(page, button(page, 'Clear filters'), 'Shift+Tab');

  await press(page, button(page, 'Import people'), 'Shift+Tab');
  const importing = page.getByRole('dialog', { name: 'Import people' });
  const chooser = page.waitForEvent('filechooser');
  await press(page, importing.locator('input[type=file]'));
  const file = `email,first_name,roles\nfile.${other.name}@example.com,Filed,buyer\n`;
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expectAccessible(page);
  await press(page, importing.getByRole('button', { name: 'Add 1 person' }));
  await expect(importing.getByText('1 added')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(importing).toHaveCount(0);

  await keyTo(page, page.getByRole('tab', { name: 'People' }), 'Shift+Tab');
  await page.keyboard.press('End');
  const actionFilter = page.getByRole('combobox', { name: 'Action' });
  await keyTo(page, actionFilter);
  await page.keyboard.type('Unlocked');
  const lines = page.getByRole('row', { name: /^Unlocked/ });
  await expect(lines.filter({ hasText: added })).toContainText(admin.name);
  await expect(page.getByRole('row', { name: /^Signed in/ })).toHaveCount(0);
  await press(page, lines.getByRole('link', { name: admin.name }).first());
  await expect(page.getByText(`By: ${admin.name}`, { exact: false })).toBeVisible();
  await press(page, button(page, 'Clear filters'), 'Shift+Tab');
  await expect(actionFilter).toHaveValue('');

  await press(page, page.getByRole('banner').getByRole('button', { name: /^Notifications/ }), 'Shift+Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await heading(page, 'Notifications');
  // In an empty inbox this button reveals the filters.
  await press(page, button(page, 'Show snoozed'));
  await press(page, button(page, 'Offers'));
  await expect(page).toHaveURL(/about=offers/);
  await press(page, button(page, 'Unread only'), 'Shift+Tab');
  await expect(page.getByText('No notifications match')).toBeVisible();
  await press(page, button(page, 'Show all'));
  await expect(page).not.toHaveURL(/about=/);
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await heading(page, 'Questions and answers');
  await write(page, page.getByRole('searchbox'), 'audit log');
  await expect(page.locator('mark').first()).toBeVisible();
  const question = page.getByRole('main').locator('summary, button[aria-expanded]').first();
  await keyTo(page, question);
  await press(page, button(page, 'Help with this screen'), 'Shift+Tab');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Help with this screen')).toBeFocused();
});
