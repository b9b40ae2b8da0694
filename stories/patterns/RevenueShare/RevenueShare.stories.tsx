import { expect, screen } from 'storybook/test';
import { RevenueShare } from '#design-system/marketplace/RevenueShare/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Patterns/RevenueShare',
  component: RevenueShare,
  args: {
    label: 'Who gets what',
    keeper: 'You keep',
    price: 3_000_000,
    parts: [
      { id: 'a', name: 'Ana Ström', share: 20 },
      { id: 'b', name: 'Bo Chen', share: 15 },
    ],
  },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/they pay 600 tokens in all/)).toBeVisible();
    await expect(screen.getByRole('row', { name: /Ana Ström/ })).toHaveTextContent('120 tokens');
    await userEvent.clear(screen.getByLabelText('Hours sold'));
    await userEvent.type(screen.getByLabelText('Hours sold'), '10');
    await expect(screen.getByRole('row', { name: /You keep/ })).toHaveTextContent('19.5 tokens');
  },
});
export const Paid = meta.story({
  tags: ['visual'],
  args: {
    keeperGot: 65_000_000,
    parts: [
      { id: 'a', name: 'Ana Ström', share: 20, got: 20_000_000 },
      { id: 'b', name: 'Bo Chen', share: 15, got: 15_000_000 },
    ],
  },
});
export const Nobody = meta.story({ args: { parts: [] } });
export const Odd = meta.story({
  args: {
    price: Number.MAX_SAFE_INTEGER,
    parts: [
      { id: 'a', name: '', share: Number.NaN },
      { id: 'b', name: 'x'.repeat(300), share: 90 },
    ],
  },
});
