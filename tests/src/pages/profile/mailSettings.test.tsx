import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openProfileFixture } from './profileFixture.ts';

const { openProfile } = await openProfileFixture();

it('stores the mail setting of a notification kind with the account', async () => {
  const { user, call } = await openProfile('user');
  const mail = within(await screen.findByRole('region', { name: 'Mail' }, { timeout: 20_000 }));
  const sold = await mail.findByLabelText('Access sold', {}, { timeout: 20_000 });
  expect(sold).toHaveDisplayValue('At once');
  expect(screen.getByText(/The daily summary is sent at 08:00, and/u)).toBeVisible();
  await user.selectOptions(sold, 'Daily summary');
  await waitFor(() => expect(sold).toHaveDisplayValue('Daily summary'), { timeout: 10_000 });
  const { mail: kept } = (await call('GET', '/notifications/choices')).json<{ mail: object[] }>();
  expect(kept).toContainEqual({ kind: 'access_sold', choice: 'daily' });
});
