import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '#design-system/components/Button/index.ts';
import { Popover } from '#design-system/components/Popover/index.ts';

const draw = (extra = {}) => (
  <Popover.Root defaultOpen>
    <Popover.Trigger>
      <Button>Share</Button>
    </Popover.Trigger>
    <Popover.Content {...extra} label="Share the product">
      <Popover.Close>
        <Button>Done</Button>
      </Popover.Close>
    </Popover.Content>
  </Popover.Root>
);

it('closes by its own button', async () => {
  const user = userEvent.setup();
  render(draw());
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
