import { DealTimeline } from '#design-system/patterns/DealTimeline/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Patterns/DealTimeline', component: DealTimeline });

const moves = [
  {
    title: 'You offered',
    own: true,
    price: 350_000,
    priceText: '0.35 DXT',
    when: '6 days ago',
    text: 'We only need the coordinates, refreshed once a week.',
  },
  {
    title: 'Sofia proposed',
    own: false,
    price: 500_000,
    priceText: '0.5 DXT',
    when: '5 days ago',
    text: 'The table cannot be split, but at a weekly rhythm 0.5 is fair.',
  },
  { title: 'You accepted', own: true, price: 500_000, priceText: '0.5 DXT', when: 'yesterday' },
];

export const Basic = meta.story({ tags: ['visual'], args: { moves, listPrice: 600_000, 'aria-label': 'The deal' } });

const long = 'no-spaces-in-here-'.repeat(30);

/** A free listing has no list price to compare with, and words may be of any length. */
export const Hostile = meta.story({
  args: {
    moves: [{ title: long, own: false, price: 0, priceText: '0 DXT', when: 'now', text: long }],
    listPrice: 0,
    'aria-label': 'The deal',
  },
});
