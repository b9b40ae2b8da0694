import { Button } from '#design-system/components/Button/index.ts';
import { DealTimeline, type DealMove } from '#design-system/marketplace/DealTimeline/index.ts';
import preview from '../../../.storybook/preview.tsx';

const moves: DealMove[] = [
  { at: '2026-11-16T09:00:00Z', by: 'buyer', action: 'created', amount: 900_000, description: 'For a study of rain.' },
  { at: '2026-11-17T10:30:00Z', by: 'seller', action: 'revised', amount: 1_200_000, description: 'We keep it live.' },
  { at: '2026-11-18T08:15:00Z', by: 'buyer', action: 'revised', amount: 1_050_000 },
  { at: '2026-11-19T14:00:00Z', by: 'seller', action: 'revised', amount: 1_100_000, description: 'Our last word.' },
];

const meta = preview.meta({
  title: 'Patterns/DealTimeline',
  component: DealTimeline,
  args: {
    label: 'Offer for Seattle weather',
    moves,
    names: { buyer: 'Ana Ström', seller: 'Open Weather' },
    viewer: 'buyer' as const,
    turn: 'buyer' as const,
    listPrice: 1_250_000,
    actions: (
      <>
        <Button>Accept</Button>
        <Button variant="outline" tone="neutral">
          Counter-offer
        </Button>
        <Button variant="outline" tone="danger">
          Reject
        </Button>
      </>
    ),
  },
});

export const Basic = meta.story({ tags: ['visual', 'everyMode'] });
export const TheirTurn = meta.story({ args: { moves: moves.slice(0, 3), turn: 'seller' } });
export const Agreed = meta.story({
  tags: ['visual'],
  args: {
    turn: null,
    moves: [...moves, { at: '2026-11-20T09:00:00Z', by: 'buyer', action: 'accepted', amount: 1_100_000 }],
  },
});
export const Nothing = meta.story({ args: { moves: [], turn: 'buyer' } });
export const Odd = meta.story({
  tags: ['!dev'],
  args: {
    names: { buyer: 'x'.repeat(400), seller: '' },
    moves: [
      { at: 'never', by: 'buyer', action: 'created', amount: Number.NaN, description: 'word'.repeat(2500) },
      { at: 0, by: 'seller', action: 'rejected', amount: 0 },
    ],
  },
});
