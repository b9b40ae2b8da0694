import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { frontDoorName } from '#contract/publicPage.ts';
import { linkIn, mailTo } from '#tests/support/outbox.ts';
import { expectMessage } from '../../support/messages.ts';
import { openAppFixture } from '../../support/appFixture.ts';

const { exchange, open } = await openAppFixture({ env: { JOIN: 'approval' } });

afterEach(() => {
  document.head.querySelectorAll('meta').forEach((element) => element.remove());
});

function write(door: object) {
  const meta = Object.assign(document.createElement('meta'), { name: frontDoorName, content: JSON.stringify(door) });
  document.head.append(meta);
}

it("shows the operator's contact where joining is off", async () => {
  write({ contact: 'https://operator.example.org' });
  await open('/join');
  expect(await screen.findByText('This exchange takes no requests for accounts')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Ask for an account' });
  expect(link).toHaveAttribute('href', 'https://operator.example.org');
});

it('shows an admin who asks for an account, and declines with a reason', async () => {
  const email = 'rain@example.com';
  const person = { first_name: 'Ada', last_name: 'Rain', company: 'Rain Ltd', purpose: 'Forecasts', terms: '1' };
  await exchange.app.inject({ method: 'POST', url: '/auth/join', payload: { ...person, email } });
  const { token, id } = linkIn(await mailTo(exchange, email));
  await exchange.app.inject({ method: 'POST', url: `/auth/join/confirm/${token}/${id}` });
  write({ join: { mode: 'approval', terms: { version: '1' } } });
  const admin = await exchange.join('admin');
  const { user } = await open('/admin', admin.token);
  await user.click(await screen.findByRole('tab', { name: 'Requests' }));
  const row = await screen.findByRole('row', { name: /Ada Rain/ });
  expect(row).toHaveTextContent('Forecasts');
  await user.click(within(row).getByRole('button', { name: 'Decline' }));
  await user.type(await screen.findByLabelText('Reason'), 'Customers only');
  await user.click(screen.getByRole('button', { name: 'Decline request' }));
  await expectMessage('Request declined');
  expect((await mailTo(exchange, email, 2)).text).toContain('Reason: Customers only');
});
