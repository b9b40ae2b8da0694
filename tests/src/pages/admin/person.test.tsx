import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MfaSecret, User } from '#contract/types.ts';
import { codeOf, stepAt } from '#tests/support/passcode.ts';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';
import { rowOf, rowsOf } from '#tests/support/database/rows.ts';

const fixture = openPageFixture(() => import('#src/pages/admin/AdminPage.tsx'));
const { open } = fixture;

/** Finds an open dialog by its text: a query by role is slow on this page. */
async function dialogWith(text: string) {
  const found = (await screen.findByText(text, undefined, slow)).closest<HTMLElement>('[role$=dialog]');
  if (!found) throw new Error(`${text} stands in no dialog`);
  return found;
}

it('locks a person with a reason, which is shown beside the other facts of the person', async () => {
  const { exchange } = fixture.market;
  const [admin, seller] = [await exchange.join('admin'), await exchange.join('seller')];
  await fixture.market.list(seller, { name: 'Gauges of the coast' });
  await seller.call('POST', '/transactions/tokens/buy', { amount: 7_000_000 });
  const { user } = await open(`/admin?name=${seller.email}&user=${seller.id}&ask=lock`, admin.token);
  const ask = await dialogWith('Lock Test Person?');
  await user.type(within(ask).getByLabelText(/Reason/), ' Chargebacks ');
  await user.click(within(ask).getByText('Lock'));
  await screen.findByText('User locked successfully', undefined, slow);
  await waitFor(() => expect(ask).not.toBeInTheDocument());

  await user.click(await screen.findByText('Test Person', { selector: 'a' }, slow));
  const drawer = await dialogWith('Totals only. Individual payments are private.');
  const banner = await within(drawer).findByText('Locked by Test Person', undefined, slow);
  expect(banner.closest('[data-component="Banner"]')?.textContent).toMatch(/Chargebacks/);
  // Locking ended the session.
  expect(await within(drawer).findByText('Not signed in anywhere.', undefined, slow)).toBeVisible();
  const product = await within(drawer).findByText('Gauges of the coast', undefined, slow);
  expect(product.closest('a')?.getAttribute('href')).toMatch(/^\/product\//);
  expect(within(drawer).getByText('View in the marketplace').closest('a')).toHaveAttribute(
    'href',
    `/marketplace?owners=${seller.id}`,
  );
  await waitFor(() => {
    const sums = [...drawer.querySelectorAll('dl')].map(({ textContent }) => textContent).join();
    expect(sums).toMatch(/Balance7\sDXTBought7\sDXTWithdrawn0\sDXTEarned0\sDXTSpent0\sDXT/);
  }, slow);
  expect(await within(drawer).findByText('Reason: Chargebacks', undefined, slow)).toBeVisible();
});

it('restores the reasons of several locks when unlocking is undone', async () => {
  const { exchange } = fixture.market;
  const [admin, one] = [await exchange.join('admin'), await exchange.join('buyer')];
  await admin.call('PATCH', `/auth/users/${one.id}`, { locked: true, reason: 'Chargebacks' });
  const { user } = await open(`/admin?name=${one.email}`, admin.token);
  await screen.findByText(one.email, undefined, slow);
  await user.click(screen.getByLabelText(/select all/i));
  await user.click(await screen.findByText('Unlock', { selector: 'button, button *' }, slow));
  const ask = await dialogWith('Unlock Test Person?');
  await user.click(within(ask).getByText('Unlock'));
  await screen.findByText('User unlocked successfully', undefined, slow);
  await waitFor(() => expect(ask).not.toBeInTheDocument());
  await user.click(screen.getByText('Undo'));
  await screen.findByText('User locked successfully', undefined, slow);
  const locks = await rowsOf(exchange.db, 'audit', { subject_id: one.id, action: 'user.locked' }, 'reason');
  expect(locks).toEqual([{ reason: 'Chargebacks' }, { reason: 'Chargebacks' }]);
});

it('resets two-factor authentication after a confirmation, if it is on', async () => {
  const { exchange } = fixture.market;
  const [admin, person] = [await exchange.join('admin'), await exchange.join('user')];
  const { secret } = (await person.call('POST', `/mfa/qrcode/${person.id}`)).json<MfaSecret>();
  const passcode = codeOf(secret, stepAt(new Date()));
  expect((await person.call('POST', `/mfa/mfa/${person.id}`, { passcode })).statusCode).toBe(201);
  const { user } = await open(`/admin?name=${person.email}&user=${person.id}`, admin.token);
  await user.click(await screen.findByText('More actions', undefined, slow));
  await user.click(await screen.findByText('Reset two-factor'));
  const ask = await dialogWith('Reset two-factor authentication for Test Person?');
  await user.click(within(ask).getByText('Reset two-factor'));
  await expectMessage('Two-factor authentication reset');
  await waitFor(() => expect(ask).not.toBeInTheDocument());
  expect((await admin.call('GET', `/auth/users/${person.id}`)).json<User>().mfa).toBe(false);
});

it('holds a disabled person, releases and then erases the record', async () => {
  const { exchange } = fixture.market;
  const [admin, person] = [await exchange.join('admin'), await exchange.join('buyer')];
  await admin.call('PATCH', `/auth/users/${person.id}`, { disabled: true });
  const { user } = await open(`/admin?name=${person.email}&user=${person.id}&ask=hold`, admin.token);
  const hold = await dialogWith('Keep the records of Test Person?');
  await user.click(within(hold).getByText('Place a hold'));
  await expectMessage('Hold changed');
  await waitFor(() => expect(hold).not.toBeInTheDocument(), slow);

  await user.click(await screen.findByText('Test Person', { selector: 'a' }, slow));
  expect(await screen.findByText('On hold', undefined, slow)).toBeVisible();
  await user.click(screen.getByText('More actions'));
  const releasing = await screen.findByText('Release the hold');
  expect(screen.queryByText('Erase')).not.toBeInTheDocument();
  await user.click(releasing);
  const release = await dialogWith('Release the records of Test Person?');
  await user.click(within(release).getByText('Release the hold'));
  await waitFor(() => expect(release).not.toBeInTheDocument(), slow);

  await user.click(await screen.findByText('Test Person', { selector: 'a' }, slow));
  await user.click(await screen.findByText('More actions', undefined, slow));
  await user.click(await screen.findByText('Erase'));
  const erase = await dialogWith('Erase the data of Test Person?');
  expect(within(erase).getByText('Download their data first')).toBeVisible();
  await user.click(within(erase).getByText('Erase'));
  await waitFor(() => expect(erase).not.toBeInTheDocument(), slow);
  const { email } = await rowOf(exchange.db, 'users', { id: person.id }, 'email');
  expect(email).toBe(`erased-${person.id}@erased.invalid`);
});
