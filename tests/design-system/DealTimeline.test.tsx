import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DealTimeline, type DealMove } from '#design-system/patterns/DealTimeline/index.ts';
import { verifyComponent } from '../support/verifyComponent.tsx';

const move = (price: number, own: boolean): DealMove => ({
  title: own ? 'You offered' : 'Sofia proposed',
  own,
  price,
  priceText: `${price} tokens`,
  when: 'today',
});

verifyComponent({
  name: 'DealTimeline',
  draw: (extra) => <DealTimeline moves={[move(1, true)]} listPrice={2} {...extra} />,
});

const rungs = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>("[data-part='rung']")].map(({ style }) => [
    style.getPropertyValue('--deal-at'),
    style.getPropertyValue('--deal-list'),
  ]);

it('tells the moves in order and puts their prices on one scale up to the highest', () => {
  const { container } = render(<DealTimeline moves={[move(1, true), move(4, false)]} listPrice={2} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => within(item).getByText(/tokens/).textContent)).toEqual(['1 tokens', '4 tokens']);
  expect(rungs(container)).toEqual([
    ['25%', '50%'],
    ['100%', '50%'],
  ]);
});

it('draws a free listing without dividing by nothing', () => {
  const { container } = render(<DealTimeline moves={[move(0, true)]} listPrice={0} />);
  expect(rungs(container)).toEqual([['0%', '0%']]);
});
