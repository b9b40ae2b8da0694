import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '#design-system/components/Button/index.ts';
import { Dialog } from '#design-system/components/Dialog/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({
  name: 'Dialog',
  draw: (extra) => (
    <Dialog.Root open>
      <Dialog.Content {...extra} title="Change the logo">
        <Button>Save</Button>
      </Dialog.Content>
    </Dialog.Root>
  ),
});

it('takes focus to its first control, keeps it, and gives it back', async () => {
  render(
    <Dialog.Root>
      <Dialog.Trigger>
        <Button>Open</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Change the logo" description="It stands in every list.">
        <input aria-label="Address" />
      </Dialog.Content>
    </Dialog.Root>,
  );
  const trigger = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(trigger);
  const dialog = screen.getByRole('dialog', { name: 'Change the logo' });
  expect(dialog).toHaveAccessibleDescription('It stands in every list.');
  expect(screen.getByLabelText('Address')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByLabelText('Address')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});
