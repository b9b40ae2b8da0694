import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TabbedPage } from '#src/pages/shared/lists/TabbedPage.tsx';

const names = { run: 'Run', received: 'Received' };
const draw = (tabs: readonly ('run' | 'received')[]) => (
  <TabbedPage title="Analyses" intro="On your data." tabs={tabs} names={names} tab="run" onTabChange={() => {}}>
    <input aria-label="Question" />
  </TabbedPage>
);

it('keeps what was typed when a right to a second tab loads, and names the panel only then', async () => {
  const { rerender } = render(draw(['run']));
  await userEvent.type(screen.getByRole('textbox'), 'rain');
  expect(screen.queryByRole('tabpanel')).toBeNull();
  rerender(draw(['run', 'received']));
  expect(screen.getByRole('tabpanel', { name: 'Run' })).toContainElement(screen.getByRole('textbox'));
  expect(screen.getByRole('textbox')).toHaveValue('rain');
});
