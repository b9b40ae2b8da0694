import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { healthFindingNames } from '#contract/health.ts';
import { healthMessages } from '#src/messages/health.ts';
import { Findings } from '#src/pages/admin/health/Findings.tsx';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(() => import('#src/pages/admin/AdminPage.tsx'));

it('shows each finding until it is resolved', async () => {
  const { db } = fixture.market.exchange;
  const { token } = await fixture.market.exchange.join('admin');
  const seller = await fixture.market.exchange.join('seller');
  const product = await seller.list({ name: 'Broken tides' });
  // The queue measures the new product: nothing answers at its address.
  await waitFor(async () => {
    const failed = db.selectFrom('source_failures').select('reason').where('stream_id', '=', product);
    expect(await failed.executeTakeFirst()).toBeDefined();
  }, slow);
  await fixture.open('/admin?tab=health', token);
  const sources = await screen.findByRole('table', { name: 'Failing sources' }, slow);
  expect(within(sources).getByRole('link', { name: 'Broken tides' })).toHaveAttribute('href', `/product/${product}`);
  expect(sources).toHaveTextContent('The data source cannot be reached');
  expect(sources).toHaveTextContent('Tried again');
  expect(screen.getByText('No backup in the last seven days')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Server processes' })).getByText('Running')).toBeVisible();

  await db.insertInto('operator_tasks').values({ task: 'backup', done_at: new Date().toISOString() }).execute();
  await fixture.open('/dashboard', token);
  const card = await screen.findByRole('region', { name: 'Health of the exchange' }, slow);
  await waitFor(() => expect(card).not.toHaveTextContent('No backup'), slow);
  expect(card).toHaveTextContent('Server processes1');
  expect(within(card).getByRole('link', { name: 'Open health' })).toHaveAttribute('href', '/admin?tab=health');
});

it('shows that everything works, or a remedy for each finding', () => {
  const { rerender } = render(<Findings findings={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('Everything works');
  rerender(<Findings findings={healthFindingNames} />);
  for (const name of healthFindingNames) expect(screen.getByText(healthMessages.findings[name].text)).toBeVisible();
});
