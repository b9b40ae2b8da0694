import { expect, fn, screen, waitFor } from 'storybook/test';
import { OfferDialog, type OfferDialogProps } from '#design-system/marketplace/OfferDialog/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

type Submit = OfferDialogProps['onSubmit'];

const draftOf = (amount: string, description = '') => ({ read: () => ({ amount, description }), keep: () => {} });
const refusal = { fields: { amount: 'The seller takes no offer below 1 token' } };

const meta = preview.meta({
  title: 'Patterns/OfferDialog',
  component: OfferDialog,
  parameters: { docs: framed() },
  args: {
    open: true,
    onOpenChange: fn(),
    product: 'Seattle weather',
    price: 1_250_000,
    onSubmit: fn<Submit>(),
  },
});

export const Basic = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Amount per hour'), '1.1');
    await userEvent.type(screen.getByLabelText('Description'), 'For a study of rain.');
    await expect(screen.getByText('12% below the list price')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ amount: 1_100_000, description: 'For a study of rain.' }),
    );
  },
});

export const Empty = meta.story({
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send offer' }));
    await expect(await screen.findByText('Please enter Amount per hour')).toBeVisible();
    await expect(screen.getByText('Please enter Description')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const WithBalance = meta.story({
  parameters: { docs: framed('44rem') },
  tags: ['visual', 'everyMode'],
  args: { balance: 44_000_000, draft: draftOf('1.1') },
  play: async () => {
    await expect(await screen.findByText(/, lasts 40 hours/)).toBeVisible();
  },
});

export const WithPriceRange = meta.story({
  parameters: { docs: framed('52rem') },
  tags: ['visual'],
  args: { balance: 20_000_000, category: { low: 500_000, high: 3_200_000 }, onTopUp: fn(), draft: draftOf('1.1') },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('0.5 to 3.2 tokens / hour')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add tokens' }));
    await expect(args.onTopUp).toHaveBeenCalledWith(6_400_000);
  },
});

export const Resumed = meta.story({
  parameters: { docs: framed('52rem') },
  args: { draft: draftOf('0.9', 'Half a sent') },
});

export const Revised = meta.story({
  tags: ['visual'],
  args: { previous: { amount: 900_000, description: 'For a study of rain.' }, initialAmount: 1_000_000 },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByLabelText('Amount per hour')).toHaveValue('1');
    await expect(screen.getByText('20% below the list price')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send revised offer' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ amount: 1_000_000, description: 'For a study of rain.' }),
    );
  },
});

export const Busy = meta.story({ args: { pending: true } });
export const Failed = meta.story({ tags: ['visual'], args: { error: 'Something went wrong' } });

export const Refused = meta.story({
  args: { draft: draftOf('0.5', 'For a study of rain.'), refusal, onSubmit: fn<Submit>(() => refusal) },
  play: async ({ userEvent }) => {
    const amount = await screen.findByLabelText('Amount per hour');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/^The seller takes no offer below 1 token/u));
    await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/^The seller takes no offer below 1 token/u));
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toHaveValue('0.5');
  },
});
