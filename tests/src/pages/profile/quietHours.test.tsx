import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { NotificationSettings } from '#src/pages/profile/NotificationSettings.tsx';
import { notificationSettings } from '#src/state/me/notificationSettings.ts';
import { resetAll } from '#src/state/machine/registry.ts';

afterEach(resetAll);

it('labels both times, and shows that one alone sets no quiet hours', async () => {
  render(<NotificationSettings />);
  const quiet = within(screen.getByRole('group', { name: 'Quiet hours' }));
  const [from, to] = [quiet.getByLabelText('From'), quiet.getByLabelText('To')];
  const half = 'Enter both times.';
  expect(from).not.toHaveAccessibleDescription(half);
  await userEvent.type(from, '22:30');
  expect(to).toHaveAccessibleDescription(half);
  expect(from).not.toHaveAccessibleDescription(half);
  await userEvent.type(to, '07:00');
  expect(to).not.toHaveAccessibleDescription(half);
  expect(notificationSettings).toMatchObject({ quietFrom: '22:30', quietTo: '07:00' });
  await userEvent.clear(from);
  expect(from).toHaveAccessibleDescription(half);
});
