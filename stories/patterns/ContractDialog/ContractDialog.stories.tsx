import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { ContractDialog } from '#design-system/marketplace/ContractDialog/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const partners = [
  { value: 'u1', label: 'Ana Ström', hint: 'ana@example.org' },
  { value: 'u2', label: 'Bo Chen', hint: 'bo@example.org' },
  { value: 'u3', label: 'Cleo Diaz', hint: 'cleo@example.org' },
];

const draftOf = (items: { partner: string; share: number }[], product = '') => ({
  read: () => ({ product, items }),
  keep: () => {},
});

const meta = preview.meta({
  title: 'Patterns/ContractDialog',
  component: ContractDialog,
  parameters: { docs: framed('52rem') },
  args: { open: true, onOpenChange: fn(), product: 'Seattle weather', partners, onSubmit: fn() },
});

export const Basic = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Partner' }), 'ana{Enter}');
    await userEvent.type(screen.getByLabelText('Share'), '15');
    await expect(screen.getByText('85%')).toBeVisible();
    await fireEvent.change(screen.getByLabelText('First day of Period'), { target: { value: '2099-01-01' } });
    await fireEvent.change(screen.getByLabelText('Last day of Period'), { target: { value: '2099-01-31' } });
    await userEvent.click(screen.getByRole('button', { name: 'Create contract' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        startsAt: new Date(2099, 0, 1).toISOString(),
        endsAt: new Date(2099, 1, 1).toISOString(),
        description: '',
        items: [{ partner: 'u1', share: 15 }],
      }),
    );
  },
});

export const WithProducts = meta.story({
  parameters: { docs: framed('70rem') },
  tags: ['visual', 'everyMode'],
  args: {
    product: undefined,
    products: [
      { value: 's1', label: 'Seattle weather', price: 3_000_000 },
      { value: 's2', label: 'Bird strikes', price: 1_250_000 },
    ],
    draft: draftOf([{ partner: 'u1', share: 20 }], 's1'),
  },
  play: async () => {
    await expect(await screen.findByRole('row', { name: /Ana Ström/ })).toHaveTextContent('120 tokens');
  },
});

export const AboveMaximum = meta.story({
  parameters: { docs: framed('58rem') },
  tags: ['visual'],
  args: {
    draft: draftOf([
      { partner: 'u1', share: 60 },
      { partner: 'u2', share: 31 },
    ]),
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('The shares together must not be more than 90%')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PartnerById = meta.story({ args: { partners: undefined } });
export const Failed = meta.story({ args: { error: 'Something went wrong!' } });
