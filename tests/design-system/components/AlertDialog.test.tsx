import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AlertDialog } from '#design-system/components/AlertDialog/index.ts';
import { Button } from '#design-system/components/Button/index.ts';
import { verifyComponent, type Extra } from '../../support/components/verifyComponent.tsx';

const draw = (extra: Extra, onOpenChange = vi.fn<(open: boolean) => void>()) => (
  <AlertDialog.Root open onOpenChange={onOpenChange}>
    <AlertDialog.Content
      {...extra}
      title="Delete it?"
      description="It cannot be brought back."
      actions={
        <AlertDialog.Cancel>
          <Button>Cancel</Button>
        </AlertDialog.Cancel>
      }
    />
  </AlertDialog.Root>
);

verifyComponent({ name: 'AlertDialog', draw });

it('asks by name and consequence, with focus on Cancel', () => {
  render(draw({}));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete it?' });
  expect(dialog).toHaveAccessibleDescription('It cannot be brought back.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('is cancelled by Escape', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(draw({}, onOpenChange));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
