import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Webhook } from '#contract/types.ts';
import { openProfileFixture } from './profileFixture.ts';

const { openProfile } = await openProfileFixture();
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
  await change.findByText(/leads where the server may not go/u, {}, slow);
  await user.click(change.getByRole('button', { name: 'Cancel' }));

  await user.click(section.getByRole('button', { name: 'Send a test to https://hooks.invalid/trade' }));
  await section.findByText('The address cannot be reached', {}, slow);
  await user.click(section.getByRole('button', { name: 'Attempts of https://hooks.invalid/trade' }));
  const attempts = within(await screen.findByRole('dialog', { name: 'Attempts' }));
  expect(await attempts.findAllByText('Failed', {}, slow)).toHaveLength(1);
  expect(attempts.queryByRole('button', { name: /^Deliver/u })).toBeNull();
});
