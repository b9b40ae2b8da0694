import { act, screen, waitFor, within } from '@testing-library/react';
import { record } from '#server/records/audit.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { UserPage } from '#contract/types.ts';
import { openPageFixture, slow } from '../../support/pageFixture.ts';
import { narrowWindow } from '../../support/wideWindow.ts';
import { watchSaved } from '../../support/savedFiles.ts';

const fixture = openPageFixture(() => import('#src/pages/admin/AdminPage.tsx'));
const { open } = fixture;
const join = (slot: 'admin' | 'buyer') => fixture.market.exchange.join(slot);
type Person = Awaited<ReturnType<typeof join>>;

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await fixture.market.exchange.db.updateTable('users').set({ disabled: false, locked: false }).execute();
});

const rowOf = (name: RegExp) => screen.findByRole('row', { name }, slow);
const listed = async (admin: Person, query: string) =>
  (await admin.call('GET', `/auth/users?${query}`)).json<UserPage>().users;

/** The message and its action. */
const outcome = (text: HTMLElement) => {
  const banner = text.closest<HTMLElement>('[data-component="Banner"]');
  if (!banner) throw new Error('The message stands in no banner');
  return banner;
};

it('is available to an admin and to no other mode', async () => {
  const buyer = await join('buyer');
  await open('/admin', buyer.token);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' }, slow)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Administration' })).toBeNull();
});

it('starts an administrator in admin mode, and offers the switch to it in other modes', async () => {
  const { token } = await fixture.market.exchange.join('user', 'admin');
  const { user } = await open('/admin', token);
  await screen.findByRole('heading', { level: 1, name: 'Administration' }, slow);
  await user.click(screen.getByRole('button', { name: 'Administrator' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'User' }));
  await user.click(await screen.findByRole('button', { name: 'Switch to administrator' }, slow));
  expect(await screen.findByRole('heading', { level: 1, name: 'Administration' }, slow)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Administration' })[0]).toHaveAttribute('aria-current', 'page');
});

it('locks a person after a confirmation, shows it, and undoes it', async () => {
  const admin = await join('admin');
  const { id, email } = await fixture.market.exchange.addUser(['buyer'], { first_name: 'Mara' });
  const { user } = await open(`/admin?name=${email}`, admin.token);
  const row = await rowOf(/Mara Person/);
  expect(row).toHaveTextContent('Active');
  expect(row).toHaveTextContent('Never');
  await user.click(within(row).getByRole('button', { name: 'Actions for Mara Person' }));
  expect(screen.queryByRole('menuitem', { name: 'Unlock' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Lock' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Lock Mara Person?' });
  await user.click(within(ask).getByRole('button', { name: 'Lock' }));
  const message = await screen.findByText('User locked successfully', undefined, slow);
  expect(message).toBeVisible();
  // Undo is offered for ten seconds: no slow query comes before it. The dialog goes with the address, which the router changes a moment later.
  await waitFor(() => expect(ask).not.toBeInTheDocument());
  await user.click(within(outcome(message)).getByText('Undo'));
  expect((await listed(admin, `emails=${email}`))[0]).toMatchObject({ id, locked: true });
  expect(await screen.findByText('User unlocked successfully', undefined, slow)).toBeVisible();
  await waitFor(async () => expect(await rowOf(/Mara Person/)).toHaveTextContent('Active'), slow);
  expect((await listed(admin, `emails=${email}`))[0]).toMatchObject({ locked: false });
});

it('locks several people except oneself, and keeps the failed ones selected', async () => {
  const admin = await join('admin');
  const [one, two] = [
    await fixture.market.exchange.addUser(['buyer'], { company: 'Batch' }),
    await fixture.market.exchange.addUser(['user']),
  ];
  const { user } = await open('/admin', admin.token);
  await rowOf(new RegExp(one.email));
  await user.click(screen.getByRole('checkbox', { name: /select all/i }));
  await user.click(await screen.findByRole('button', { name: 'Disable' }, slow));
  const ask = await screen.findByRole('alertdialog');
  expect(ask).toHaveTextContent('you are left out');
  expect(ask).toHaveTextContent(one.email);
  expect(ask).not.toHaveTextContent(admin.email);
  // Deleted before the call arrives.
  await fixture.market.exchange.db.deleteFrom('accounts').where('id', '=', two.id).execute();
  await fixture.market.exchange.db.deleteFrom('users').where('id', '=', two.id).execute();
  await user.click(within(ask).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText(/disabled, 1 failed$/, undefined, slow)).toBeVisible();
  expect(screen.getByText(/User was not found|not found/i)).toBeVisible();
  expect((await listed(admin, `emails=${one.email}`))[0]).toMatchObject({ disabled: true });
  expect((await listed(admin, `emails=${admin.email}`))[0]).toMatchObject({ disabled: false });
});

it('offers the actions for selected people in one menu on phones', async () => {
  narrowWindow();
  const admin = await join('admin');
  const { id, email } = await fixture.market.exchange.addUser(['buyer'], { first_name: 'Lina' });
  const { user } = await open(`/admin?name=${email}`, admin.token);
  await rowOf(/Lina Person/);
  await user.click(screen.getByRole('checkbox', { name: 'Select Lina Person' }));
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Unlock' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'Lock' }));
  const ask = await screen.findByRole('alertdialog', undefined, slow);
  await user.click(within(ask).getByRole('button', { name: 'Lock' }));
  await waitFor(
    async () => expect((await listed(admin, `emails=${email}`))[0]).toMatchObject({ id, locked: true }),
    slow,
  );
});

it('opens the menu of a person at the pointer, with the items of the button', async () => {
  const admin = await join('admin');
  const { id } = await fixture.market.exchange.addUser(['buyer'], { first_name: 'Zamara' });
  await fixture.market.exchange.addUser(['buyer'], { first_name: 'Zamarina' });
  const { user } = await open('/admin?name=Zamar', admin.token);
  const rightClick = async (name: RegExp) =>
    user.pointer({ target: within(await rowOf(name)).getByText('Active'), keys: '[MouseRight]' });
  await rightClick(/Zamarina Person/);
  expect(await screen.findByRole('menu', { name: 'Actions for Zamarina Person' })).toBeVisible();
  await user.keyboard('{Escape}');
  await rightClick(/Zamara Person/);
  const menu = await screen.findByRole('menu', { name: 'Actions for Zamara Person' });
  expect(within(menu).getByRole('menuitem', { name: 'Lock' })).toBeVisible();
  await user.click(within(menu).getByRole('menuitem', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', undefined, slow)).toBeVisible();
  expect(location.search).toContain(`user=${id}&ask=edit`);
});

it('adds a person, shows a taken address at its field and keeps the typed values', async () => {
  const admin = await join('admin');
  const { email } = await fixture.market.exchange.addUser(['user']);
  const { user } = await open('/admin?add=one', admin.token);
  const form = await screen.findByRole('dialog', { name: 'Add a person' }, slow);
  await user.type(within(form).getByRole('textbox', { name: /Email/ }), email);
  await user.type(within(form).getByRole('textbox', { name: /First name/ }), 'Nils');
  await user.click(within(form).getByRole('checkbox', { name: 'Seller' }));
  await user.click(within(form).getByRole('button', { name: 'Add person' }));
  expect(await within(form).findByText('is taken', undefined, slow)).toBeVisible();
  expect(within(form).getByRole('textbox', { name: /First name/ })).toHaveValue('Nils');
  await user.clear(within(form).getByRole('textbox', { name: /Email/ }));
  await user.type(within(form).getByRole('textbox', { name: /Email/ }), 'nils@example.com');
  await user.click(within(form).getByRole('button', { name: 'Add person' }));
  await waitFor(async () => {
    const [added] = await listed(admin, 'emails=nils@example.com');
    expect(added).toMatchObject({ first_name: 'Nils', userModeType: { user: true, seller: true, admin: false } });
  }, slow);
  // The form goes with the answer, which comes after what it changed can be read.
  await waitFor(() => expect(form).not.toBeInTheDocument());
});

it('sends only what an edit changes', async () => {
  const admin = await join('admin');
  const { id } = await fixture.market.exchange.addUser(['buyer'], { first_name: 'Oda', company: 'Old' });
  const { user } = await open(`/admin?user=${id}&ask=edit`, admin.token);
  const form = await screen.findByRole('dialog', { name: 'Edit Oda Person' }, slow);
  await user.click(within(form).getByRole('button', { name: 'Save changes' }));
  expect(await within(form).findByText('Nothing changed.')).toBeVisible();
  await user.clear(within(form).getByRole('textbox', { name: /Company/ }));
  await user.type(within(form).getByRole('textbox', { name: /Company/ }), 'New');
  await user.click(within(form).getByRole('checkbox', { name: 'Seller' }));
  await user.click(within(form).getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('User edited successfully', undefined, slow)).toBeVisible();
  await waitFor(async () => {
    const [stored] = await listed(admin, 'role=seller&name=Oda');
    expect(stored).toMatchObject({ company: 'New', first_name: 'Oda', userModeType: { buyer: true, seller: true } });
  }, slow);
});

it('keeps the values of a closed form except the password, and clears them on demand', async () => {
  const admin = await join('admin');
  const { user } = await open('/admin?add=one', admin.token);
  const adding = () => screen.findByRole('dialog', { name: 'Add a person' }, slow);
  const form = await adding();
  await user.type(within(form).getByLabelText(/First name/), 'Half');
  await user.type(within(form).getByLabelText(/First password/), 'a secret');
  await user.click(within(form).getByLabelText('Seller'));
  await user.click(within(form).getByText('Cancel'));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(Object.values(sessionStorage).join()).not.toContain('a secret');
  act(() => history.back());
  const again = await adding();
  expect(within(again).getByLabelText(/First name/)).toHaveValue('Half');
  expect(within(again).getByLabelText('Seller')).toBeChecked();
  expect(within(again).getByLabelText(/First password/)).toHaveValue('');
  await user.click(within(again).getByText('Start over'));
  expect(within(again).getByLabelText(/First name/)).toHaveValue('');
  expect(within(again).getByLabelText('Seller')).not.toBeChecked();
});

it('keeps only the typed fields of a closed edit, so that later changes by others survive', async () => {
  const admin = await join('admin');
  const { id, email } = await fixture.market.exchange.addUser(['buyer'], { first_name: 'Una', company: 'Old' });
  const { user } = await open(`/admin?name=${email}&user=${id}&ask=edit`, admin.token);
  const editing = () => screen.findByRole('dialog', { name: 'Edit Una Person' }, slow);
  const form = await editing();
  await user.type(within(form).getByLabelText(/Country/), 'Peru');
  await user.click(within(form).getByText('Cancel'));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  await admin.call('PATCH', `/auth/users/${id}`, { company: 'New' });
  act(() => history.back());
  const back = await editing();
  expect(within(back).getByLabelText(/Country/)).toHaveValue('Peru');
  await user.click(within(back).getByText('Save changes'));
  await waitFor(async () => {
    const [stored] = await listed(admin, `emails=${email}`);
    expect(stored).toMatchObject({ company: 'New', country: 'Peru' });
  }, slow);
  // A sent form leaves no draft.
  await waitFor(() => expect(Object.values(sessionStorage).join()).not.toContain('Peru'), slow);
});

it('checks a file before sending anything, then adds the valid rows', async () => {
  const admin = await join('admin');
  const { email } = await fixture.market.exchange.addUser(['user']);
  const { user } = await open('/admin?add=many', admin.token);
  const dialog = await screen.findByRole('dialog', { name: 'Import people' }, slow);
  const rows = [
    'email,first_name,roles',
    'first@example.com,"Bell, Ana","buyer, seller"',
    'FIRST@example.com,Twin,',
    `${email},Taken,`,
    'nobody,Wrong,',
    'fifth@example.com,Role,king',
  ];
  const file = new File([rows.join('\n')], 'people.csv', { type: 'text/csv' });
  await user.upload(within(dialog).getByLabelText(/CSV or Excel file/), file);
  expect(
    await within(dialog).findByText('1 ready, 4 with errors. Rows with errors are left out.', undefined, slow),
  ).toBeVisible();
  for (const problem of [
    'the same address is in row 1',
    'this address is already taken',
    'is not an email address',
    'unknown role “king”',
  ])
    expect(within(dialog).getByText(problem)).toBeVisible();
  expect(await listed(admin, 'name=first@example.com')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 person' }));
  expect(await within(dialog).findByText('1 added, 4 failed', undefined, slow)).toBeVisible();
  expect((await listed(admin, 'name=first@example.com'))[0]).toMatchObject({
    first_name: 'Bell, Ana',
    userModeType: { user: false, buyer: true, seller: true },
  });
});

it('lists actions on accounts with actor, old and new value', async () => {
  const admin = await join('admin');
  const { id } = await fixture.market.exchange.addUser(['buyer'], { first_name: 'Ivo' });
  await admin.call('PATCH', `/auth/users/${id}`, { company: 'Tide Ltd', locked: true });
  const { user } = await open(`/admin?tab=activity&subject=${id}`, admin.token);
  const line = await rowOf(/Edited/);
  expect(line).toHaveTextContent('Company: from none to Tide Ltd');
  expect(within(line).getByRole('link', { name: 'Ivo Person' })).toBeVisible();
  expect(screen.getByText('2 entries')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Unlocked');
  expect(await screen.findByText('Nothing matches', undefined, slow)).toBeVisible();
  expect(location.search).toContain('action=user.unlocked');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), '');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Period: Any time' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Period: Any time' }));
  await user.click(await screen.findByRole('button', { name: 'Last 24 hours' }, slow));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(location.search).toMatch(/from=[^&]*Z&to=[^&]*Z/), slow);
  expect(await rowOf(/Edited/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Period: / }));
  await user.click(await screen.findByRole('button', { name: 'Last month' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Nothing matches', undefined, slow)).toBeVisible();
});

it('hides sign-ins in the activity until they are selected, and names a person once', async () => {
  const admin = await join('admin');
  const { id } = await fixture.market.exchange.addUser(['buyer'], { first_name: 'Ivo' });
  await record(fixture.market.exchange.db, { action: 'session.opened', actor: id, subject: id, at: new Date() });
  await admin.call('PATCH', `/auth/users/${id}`, { company: 'Tide Ltd' });
  const { user } = await open(`/admin?tab=activity&subject=${id}`, admin.token);
  await rowOf(/Edited/);
  expect(screen.queryByRole('row', { name: /Signed in/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Everything');
  expect(within(await rowOf(/Signed in/)).getAllByRole('link', { name: 'Ivo Person' })).toHaveLength(1);
  expect(location.search).toContain('kind=all');
});

it('clears the kind of an activity when an action is chosen, and keeps it when a name is', async () => {
  const admin = await join('admin');
  const { id } = await fixture.market.exchange.addUser(['buyer'], { first_name: 'Ida' });
  await record(fixture.market.exchange.db, { action: 'session.opened', actor: id, subject: id, at: new Date() });
  const { user } = await open(`/admin?tab=activity&subject=${id}&action=session.opened`, admin.token);
  expect(await rowOf(/Signed in/)).toBeVisible();
  const kind = () => screen.getByRole('combobox', { name: 'Kind' });
  expect(kind()).toHaveDisplayValue('Sign-ins');
  await user.click(within(await rowOf(/Signed in/)).getByRole('link', { name: 'Ida Person' }));
  await waitFor(() => expect(location.search).toContain('actor='), slow);
  expect(await rowOf(/Signed in/)).toBeVisible();
  await user.selectOptions(kind(), 'All but sign-ins');
  await waitFor(() => expect(location.search).not.toMatch(/kind=|action=/u), slow);
  expect(kind()).toHaveDisplayValue('All but sign-ins');
});

it('saves every line that matches as a file', async () => {
  const admin = await join('admin');
  for (let index = 0; index < 21; index += 1)
    await fixture.market.exchange.addUser(['drUser'], { company: `=Firm ${index}` });
  const saved = watchSaved();
  const { user } = await open('/admin?role=drUser', admin.token);
  expect(await screen.findByText('21 people', undefined, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }, slow));
  await waitFor(() => expect(saved).toHaveLength(1), slow);
  const text = (await saved[0]?.text()) ?? '';
  expect(text.trim().split('\r\n')).toHaveLength(22);
  expect(text).toContain('Data-room user');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /JSON/ }, slow));
  await waitFor(() => expect(saved).toHaveLength(2), slow);
  const { people } = JSON.parse((await saved[1]?.text()) ?? '') as { people: UserPage['users'] };
  expect(people).toHaveLength(21);
});
