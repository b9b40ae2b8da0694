import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DealTimeline, type DealMove, type DealTimelineProps } from '#design-system/marketplace/DealTimeline/index.ts';
import { changeOf, ladderOf } from '#design-system/marketplace/DealTimeline/ladder.ts';

const moves: DealMove[] = [
  { at: '2026-11-16T09:00:00Z', by: 'buyer', action: 'created', amount: 900_000, description: 'For a study.' },
  { at: '2026-11-17T09:00:00Z', by: 'seller', action: 'revised', amount: 1_200_000 },
  { at: '2026-11-18T09:00:00Z', by: 'buyer', action: 'revised', amount: 1_000_000 },
];
const draw = (props: Partial<DealTimelineProps> = {}) => (
  <DealTimeline
    label="Offer"
    moves={moves}
    names={{ buyer: 'Ana', seller: 'Open Weather' }}
    viewer="seller"
    turn="seller"
    listPrice={1_250_000}
    actions={<button type="button">Accept</button>}
    {...props}
  />
);

it('lists each move with its party, amount, change and text', () => {
  render(draw());
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^Ana made an offer.*0\.9 tokens \/ hour For a study\.$/),
    expect.stringMatching(/^You made a counter-offer.*1\.2 tokens \/ hour $/),
    expect.stringMatching(/^Ana made a counter-offer.*1 tokens \/ hour 0\.1 more than beforeAccept$/),
  ]);
  expect(screen.getByText('Your turn')).toBeInTheDocument();
});

it.each([
  ['on their turn', { turn: 'buyer' }, 'Waiting for Ana'],
  ['once closed', { turn: null }, 'Closed'],
  ['for a bystander', { viewer: undefined }, 'Waiting for Open Weather'],
] as const)('offers no answer %s', (_name, props, messages) => {
  render(draw(props));
  expect(screen.getByText(messages)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

it('can hide whose turn it is', () => {
  render(draw({ turn: undefined }));
  expect(screen.queryByText(/Your turn|Waiting|Closed/)).not.toBeInTheDocument();
});

it('offers the answer at the last move only', () => {
  render(draw());
  const [last] = screen.getAllByRole('listitem').toReversed();
  expect(within(last as HTMLElement).getByRole('button', { name: 'Accept' })).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('shows the gap between the two amounts, and the agreed one', () => {
  const { rerender } = render(draw());
  expect(screen.getByRole('img')).toHaveAccessibleName('Price by move. 0.2 tokens / hour apart');
  rerender(draw({ moves: [...moves, { at: 0, by: 'seller', action: 'accepted', amount: 1_000_000 }] }));
  expect(screen.getByRole('img')).toHaveAccessibleName('Price by move. Met at 1 tokens / hour');
});

it('follows both sides', () => {
  expect(ladderOf(moves, 1_250_000)).toEqual([
    { buyer: 900_000, seller: 1_250_000 },
    { buyer: 900_000, seller: 1_200_000 },
    { buyer: 1_000_000, seller: 1_200_000 },
  ]);
  expect([0, 1, 2, 9].map((index) => changeOf(moves, index))).toEqual([null, null, 100_000, null]);
});

it.each([
  ['no move', []],
  ['no number and no moment', [{ at: 'never', by: 'buyer', action: 'created', amount: Number.NaN }]],
] as const)('draws nothing broken from %s', (_name, odd) => {
  const { container } = render(draw({ moves: odd, listPrice: undefined }));
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined|Invalid/);
});
