import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StreamNotice } from '#contract/types.ts';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(async () => [await import('#src/pages/product/ProductPage.tsx')]);
const { open, leave } = fixture;

it('a seller sends a notice to buyers, and a buyer reads it on the product', async () => {
  const { seller, buyer, id } = await fixture.pair({ name: 'Tides' }, 30_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
  const { user } = await open(`/product/${id}`, seller.token);
  await user.click(await screen.findByRole('button', { name: 'Notify buyers' }, slow));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notify buyers' }));
  expect(dialog.getByText('1 buyer with running access is notified.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('What happens'), 'Columns will change');
  await user.type(dialog.getByLabelText(/^Message/u), 'New gauge');
  await user.click(dialog.getByRole('button', { name: 'Send notice' }));
  // A change of columns needs its day.
  expect(dialog.getByLabelText(/^Day/u)).toBeInvalid();
  expect((await seller.call('GET', `/streams/streams/${id}/notices`)).json<StreamNotice[]>()).toEqual([]);
  await user.selectOptions(dialog.getByLabelText('What happens'), 'Update is late');
  await user.click(dialog.getByRole('button', { name: 'Send notice' }));
  const sent = within(await screen.findByRole('list', { name: 'Notices from the seller' }, slow));
  expect(sent.getByText('Update is late')).toBeVisible();
  await leave();
  await open(`/product/${id}`, buyer.token);
  const read = within(await screen.findByRole('list', { name: 'Notices from the seller' }, slow));
  expect(read.getByText('New gauge')).toBeVisible();
});
