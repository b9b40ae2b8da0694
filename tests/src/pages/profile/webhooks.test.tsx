import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Webhook, WebhookAttempts } from '#contract/types.ts';
import { wakeMailer } from '#server/mail/queue.ts';
import { addNotification } from '#tests/server/mail/fixture.ts';
import { openProfileFixture } from './profileFixture.ts';

const { exchange, open, openProfile } = await openProfileFixture();
const slow = { timeout: 20_000 };

it('adds a webhook, shows its secret once, and shows the answer to a test', async () => {
  const { user, call } = await openProfile('user');
  const section = within(await screen.findByRole('region', { name: 'Webhooks' }, slow));
  await section.findByText('No webhooks yet', {}, slow);
  await user.click(section.getByRole('button', { name: 'Add a webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await user.type(dialog.getByLabelText(/Address/u), 'https://hooks.invalid/trade');
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Copy the signing secret' }, slow));
  expect(shown.getByText(/^whsec_/u)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Done' }));
  await section.findByText('https://hooks.invalid/trade', {}, slow);
  expect(screen.queryByText(/^whsec_/u)).toBeNull();
  const [hook] = (await call('GET', '/notifications/webhooks')).json<Webhook[]>();
  expect(hook?.kinds).toContain('access_sold');
  expect(hook?.kinds).not.toContain('offer_rejected');

  await user.click(section.getByRole('button', { name: 'Change https://hooks.invalid/trade' }));
  const change = within(await screen.findByRole('dialog', { name: 'Change the webhook' }));
  const address = 'http://127.0.0.1/';
  await user.clear(change.getByLabelText(/Address/u));
  await user.type(change.getByLabelText(/Address/u), address);
  await user.click(change.getByRole('button', { name: 'Save changes' }));
  await change.findByText(/points to a network that the server may not access/u, {}, slow);
  await user.click(change.getByRole('button', { name: 'Cancel' }));

  await user.click(section.getByRole('button', { name: 'Send a test to https://hooks.invalid/trade' }));
  await section.findByText('The address cannot be reached', {}, slow);
  await user.click(section.getByRole('button', { name: 'Attempts of https://hooks.invalid/trade' }));
  const attempts = within(await screen.findByRole('dialog', { name: 'Attempts' }));
  expect(await attempts.findAllByText('Failed', {}, slow)).toHaveLength(1);
  expect(attempts.queryByRole('button', { name: /^Deliver/u })).toBeNull();
});

it('delivers a message again and lists the new attempt without a reload', async () => {
  const person = await exchange.join('user');
  const url = 'https://hooks.invalid/again';
  const reply = await person.call('POST', '/notifications/webhooks', { url, kinds: ['share_paid'] });
  const { id } = reply.json<Webhook>();
  await addNotification(exchange, person.id, 'share_paid');
  wakeMailer(exchange.exchange);
  const attempts = async () =>
    (await person.call('GET', `/notifications/webhooks/${id}/attempts`)).json<WebhookAttempts>().content;
  await waitFor(async () => expect(await attempts()).toHaveLength(1), slow);
  // A queued message cannot be replayed.
  await exchange.db.deleteFrom('deliveries').where('webhook_id', '=', id).execute();
  const user = await open('/dashboard/profile', person.token);
  await user.click(await screen.findByRole('button', { name: `Attempts of ${url}` }, slow));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attempts' }));
  await user.click(await dialog.findByRole('button', { name: 'Deliver “Revenue share received” again' }, slow));
  await dialog.findByText('Failed again: see the top of the list.', {}, slow);
  expect(dialog.getAllByText('Failed').length).toBeGreaterThan(1);
});

it('asks before a webhook is switched off', async () => {
  const person = await exchange.join('user');
  const url = 'https://hooks.invalid/off';
  await person.call('POST', '/notifications/webhooks', { url, kinds: ['share_paid'] });
  const isEnabled = async () => (await person.call('GET', '/notifications/webhooks')).json<Webhook[]>()[0]?.enabled;
  const user = await open('/dashboard/profile', person.token);
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `More actions for ${url}` }, slow));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Switch off');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Switch off the webhook?' }));
  expect(asked.getByText(/Messages that wait are deleted/u)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(await isEnabled()).toBe(true);
  await choose('Switch off');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Switch off' }));
  await screen.findByText('Switched off', {}, slow);
  expect(await isEnabled()).toBe(false);
  await choose('Switch on');
  await waitFor(async () => expect(await isEnabled()).toBe(true), slow);
});
