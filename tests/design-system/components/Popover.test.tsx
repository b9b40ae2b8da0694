import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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

it.each(['before', 'after'])('is placed by an anchor %s its trigger', async (place) => {
  const anchor = (
    <Popover.Anchor asChild>
      <strong>Name</strong>
    </Popover.Anchor>
  );
  render(
    <Popover.Root defaultOpen>
      {place === 'before' && anchor}
      <Popover.Trigger>
        <Button>Share</Button>
      </Popover.Trigger>
      {place === 'after' && anchor}
      <Popover.Content label="Share the product">Done</Popover.Content>
    </Popover.Root>,
  );
  const measured = vi.spyOn(screen.getByText('Name'), 'getBoundingClientRect');
  window.dispatchEvent(new Event('resize'));
  await vi.waitFor(() => expect(measured).toHaveBeenCalled());
});
