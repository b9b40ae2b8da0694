import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from '#design-system/patterns/ConfirmDialog/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Patterns/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: framed('22rem') },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete Seattle weather?',
    consequence: 'Three people keep their access until it ends. Two open offers are closed.',
    confirmLabel: 'Delete product',
    tone: 'danger' as const,
    onConfirm: fn(),
  },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete product' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const TypeToConfirm = meta.story({
  args: { typeToConfirm: 'Seattle weather' },
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Delete product' });
    await expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Type “Seattle weather” to confirm'), 'Seattle weather');
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({ args: { pending: true } });
export const Failed = meta.story({ args: { error: 'Something went wrong!' } });
