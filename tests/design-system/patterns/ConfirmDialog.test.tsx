import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from '#design-system/patterns/ConfirmDialog/index.ts';

const onConfirm = vi.fn<() => void>();
const onOpenChange = vi.fn<(open: boolean) => void>();
const draw = (props: Partial<ConfirmDialogProps> = {}) => (
  <ConfirmDialog
    open
    onOpenChange={onOpenChange}
    title="Delete Weather?"
    consequence="Two people lose access."
    confirmLabel="Delete product"
    onConfirm={onConfirm}
    {...props}
  />
);
const button = () => screen.getByRole('button', { name: 'Delete product' });

it('asks, names the consequence, and focuses Cancel', async () => {
  onOpenChange.mockClear();
  render(draw());
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Weather?' });
  expect(dialog).toHaveAccessibleDescription('Two people lose access.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('confirms once, and stays open until the caller closes it', async () => {
  onConfirm.mockClear();
  const { rerender } = render(draw());
  await userEvent.click(button());
  rerender(draw({ pending: true }));
  await userEvent.click(button());
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-busy', 'true');
});

it('waits until the name is typed, and forgets it when closed', async () => {
  onConfirm.mockClear();
  const { rerender } = render(draw({ typeToConfirm: 'Weather' }));
  const field = () => screen.getByRole('textbox', { name: 'Type “Weather” to confirm' });
  expect(button()).toBeDisabled();
  await userEvent.type(field(), 'weather');
  expect(button()).toBeDisabled();
  await userEvent.clear(field());
  await userEvent.type(field(), 'Weather ');
  await userEvent.click(button());
  expect(onConfirm).toHaveBeenCalledOnce();
  rerender(draw({ typeToConfirm: 'Weather', open: false }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  rerender(draw({ typeToConfirm: 'Weather' }));
  expect(field()).toHaveValue('');
});

it('shows the reason of a failure', () => {
  render(draw({ error: 'Something went wrong!' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!');
});
