import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '#design-system/components/Button/index.ts';
import { Tooltip } from '#design-system/components/Tooltip/index.ts';

it('shows on focus, describes its control, and Escape hides it', async () => {
  render(
    <Tooltip content="12 Oct 2026, 14:00 UTC" className="mine">
      <Button>5 weeks ago</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('12 Oct 2026, 14:00 UTC');
  expect(document.querySelector("[data-component='Tooltip']")).toHaveClass('mine');
  expect(screen.getByRole('button', { name: '5 weeks ago' })).toHaveAccessibleDescription('12 Oct 2026, 14:00 UTC');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
