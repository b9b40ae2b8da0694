import { expect, fn, screen, waitFor } from 'storybook/test';
import { BuyAccessDialog, type BuyAccessDialogProps } from '#design-system/marketplace/BuyAccessDialog/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const hourMs = 3_600_000;

const meta = preview.meta({
  title: 'Patterns/BuyAccessDialog',
  component: BuyAccessDialog,
  parameters: { docs: framed() },
  args: {
    open: true,
    onOpenChange: fn(),
    product: 'Seattle weather',
    price: 1_250_000,
    balance: 100_000_000,
    hours: 24,
    // Fixed, so that the snapshot does not change with the date.
    startsAt: Date.UTC(2026, 10, 20, 9),
    onTopUp: fn(),
    onSubmit: fn<BuyAccessDialogProps['onSubmit']>(),
  },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change length' }));
    await expect(screen.getByRole('textbox', { name: 'Length of access' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '1 h' }));
    await expect(screen.getByText(/10:00.*UTC/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Buy 1 h for 1.25 tokens' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ hours: 1 }));
  },
});

export const AgreedPrice = meta.story({ tags: ['visual'], args: { price: 1_000_000, listPrice: 1_250_000 } });

export const NotEnough = meta.story({
  tags: ['visual'],
  args: { balance: 10_000_000 },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('You need 20 tokens more.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Buy 24 h for 30 tokens' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Add tokens' }));
    await expect(args.onTopUp).toHaveBeenCalledWith({ hours: 24, missing: 20_000_000 });
  },
});

export const Extending = meta.story({
  args: { startsAt: Date.UTC(2026, 10, 20, 9) + 12 * hourMs, texts: { title: 'Extend access' } },
});
export const BalanceOnItsWay = meta.story({ args: { balance: undefined } });
export const Free = meta.story({ args: { price: 0 } });
export const Busy = meta.story({ args: { pending: true } });
export const Failed = meta.story({ args: { error: 'Something went wrong' } });
