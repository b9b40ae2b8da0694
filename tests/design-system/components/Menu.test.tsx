import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '#design-system/components/Button/index.ts';
import { Menu } from '#design-system/components/Menu/index.ts';

it('opens, moves, chooses and gives focus back by keyboard alone', async () => {
  const onSelect = vi.fn<() => void>();
  render(
    <Menu.Root>
      <Menu.Trigger>
        <Button>Actions</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item>Edit</Menu.Item>
        <Menu.Item disabled>Copy</Menu.Item>
        <Menu.Item tone="danger" onSelect={onSelect}>
          Delete
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

it('leaves the focus where the chosen item has moved it', async () => {
  render(
    <>
      <h1 tabIndex={-1}>Another page</h1>
      <Menu.Root>
        <Menu.Trigger>
          <Button>Actions</Button>
        </Menu.Trigger>
        <Menu.Content>
          <Menu.Item onSelect={() => setTimeout(() => screen.getByRole('heading').focus())}>Go</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Go' }));
  await expect.poll(() => screen.queryByRole('menu')).not.toBeInTheDocument();
  await expect.poll(() => screen.getByRole('heading')).toHaveFocus();
  // Also long after the menu has closed.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('heading')).toHaveFocus();
});
