import { expect, fn, screen, waitFor } from 'storybook/test';
import { ReviseOfferDialog, type ReviseOfferDialogProps } from '#design-system/patterns/ReviseOfferDialog/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Patterns/ReviseOfferDialog',
  component: ReviseOfferDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    product: 'Seattle weather',
    price: 1_250_000,
    previous: { amount: 900_000, description: 'For a study of rain.' },
    onSubmit: fn<ReviseOfferDialogProps['onSubmit']>(),
  },
});

export const Basic = meta.story({
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    const amount = await screen.findByLabelText('Amount per hour');
    await expect(amount).toHaveValue('0.9');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1');
    await expect(screen.getByText('20 % below the list price')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send revised offer' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ amount: 1_000_000, description: 'For a study of rain.' }),
    );
  },
});

export const Busy = meta.story({ args: { pending: true } });
export const Failed = meta.story({ args: { error: 'Something went wrong' } });
