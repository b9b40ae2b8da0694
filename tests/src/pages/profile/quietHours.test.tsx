import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { NotificationSettings } from '#src/pages/profile/NotificationSettings.tsx';
import { resetAll } from '#src/state/machine/registry.ts';

afterEach(resetAll);

it('says what the two hours are, and that one of them alone makes no quiet hours', async () => {
  render(<NotificationSettings />);
  const quiet = within(screen.getByRole('group', { name: 'Quiet hours' }));
  const [from, to] = [quiet.getByLabelText('From'), quiet.getByLabelText('To')];
  const half = 'Choose both hours.';
  expect(from).not.toHaveAccessibleDescription(half);
  await userEvent.selectOptions(from, '22:00');
  expect(to).toHaveAccessibleDescription(half);
  expect(from).not.toHaveAccessibleDescription(half);
  await userEvent.selectOptions(to, '07:00');
  expect(to).not.toHaveAccessibleDescription(half);
  await userEvent.selectOptions(from, '');
  expect(from).toHaveAccessibleDescription(half);
});
