import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '#design-system/components/Dialog/index.ts';
import { Drawer } from '#design-system/components/Drawer/index.ts';

it('closes by its button', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <Drawer.Root open onOpenChange={onOpenChange}>
      <Drawer.Content title="Filters">Category</Drawer.Content>
    </Drawer.Root>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('colours the empty space of the scroll bar, unless a dialog covers it', () => {
  const draw = (hasDialog: boolean) => (
    <Drawer.Root open>
      <Drawer.Content title="Filters">
        <Dialog.Root open={hasDialog}>
          <Dialog.Content title="Reset">All filters</Dialog.Content>
        </Dialog.Root>
      </Drawer.Content>
    </Drawer.Root>
  );
  const { rerender, unmount } = render(draw(false));
  expect(document.documentElement).toHaveAttribute('data-covered', 'end');
  rerender(draw(true));
  expect(document.documentElement).toHaveAttribute('data-covered', '');
  rerender(draw(false));
  expect(document.documentElement).toHaveAttribute('data-covered', 'end');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-covered');
});
