import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '#design-system/components/Button/index.ts';
import { Popover } from '#design-system/components/Popover/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

const draw = (extra = {}, open?: true) => (
  <Popover.Root {...(open && { defaultOpen: true })}>
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

verifyComponent({ name: 'Popover', draw: (extra) => draw(extra, true) });

it('opens by key, takes the focus, and returns it on Escape', async () => {
  const user = userEvent.setup();
  render(draw());
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Share the product' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
});

it('closes by its own button', async () => {
  const user = userEvent.setup();
  render(draw({}, true));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
