import { expect, fn, screen, waitFor } from 'storybook/test';
import { SignDialog } from '#design-system/marketplace/SignDialog/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const contract = {
  product: 'Seattle weather',
  owner: 'Open Weather',
  share: 15,
  startsAt: '2026-11-20T23:00:00Z',
  endsAt: '2027-01-01T00:00:00Z',
  description: 'For the calibration of the sensors.',
};

const meta = preview.meta({
  title: 'Patterns/SignDialog',
  component: SignDialog,
  parameters: { docs: framed() },
  args: { open: true, onOpenChange: fn(), contract, onSign: fn() },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign' }));
    await expect(args.onSign).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(args.onSign).toHaveBeenCalledOnce());
  },
});

export const Pending = meta.story({ args: { pending: true } });
export const Failed = meta.story({ args: { error: 'Something went wrong!' } });
export const Odd = meta.story({
  parameters: { docs: framed('60rem') },
  args: { contract: { product: 'x'.repeat(400), owner: '', share: Number.NaN, startsAt: 'never', endsAt: Number.NaN } },
});
