import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Drawer } from '#design-system/components/Drawer/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({
  name: 'Drawer',
  draw: (extra) => (
    <Drawer.Root open>
      <Drawer.Content {...extra} title="Filters" />
    </Drawer.Root>
  ),
});

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
