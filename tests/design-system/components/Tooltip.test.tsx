import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tooltip } from '#design-system/components/Tooltip/index.ts';

it('describes its child on hover and on focus, and closes on Escape', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip text="Ends in 2 hours" delay={0}>
      <button type="button">Extend</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  expect(button).not.toHaveAccessibleDescription();
  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Ends in 2 hours');
  expect(button).toHaveAccessibleDescription('Ends in 2 hours');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.unhover(button);
  await user.tab();
  expect(await screen.findByRole('tooltip')).toBeInTheDocument();
});
