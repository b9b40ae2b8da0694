import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const slow = { timeout: 20_000 };

/** Chooses the category of the test market once the form has loaded it. */
export async function pickCategory(user: UserEvent) {
  const field = await screen.findByRole('combobox', { name: /^Category/ }, slow);
  await user.clear(field);
  await user.type(field, 'Weather');
  await screen.findByRole('treeitem', { name: 'Weather' }, slow);
  await user.keyboard('{Enter}');
}
