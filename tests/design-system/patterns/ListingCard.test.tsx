import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListingCard } from '#design-system/marketplace/ListingCard/index.ts';
import { verifyComponent, type Extra } from '../../support/components/verifyComponent.tsx';

const card = (extra: Extra = {}) => (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the card fills it
  <ListingCard name="Air" link={<a href="#air" />} description="Hourly." price="2 DXT" {...extra} />
);

verifyComponent({ name: 'Card', draw: card });

it('is an article whose one link carries the name', () => {
  render(card());
  expect(screen.getByRole('article')).toContainElement(screen.getByRole('link', { name: 'Air' }));
});

it('marks matched words without changing the name of the link', () => {
  const marks = { name: [[0, 2]], description: [[0, 6]] } as const;
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the card fills it
  render(<ListingCard name="Air" link={<a href="#air" />} description="Hourly." price="2 DXT" marks={marks} />);
  expect(screen.getByRole('link', { name: 'Air' })).toContainElement(screen.getByText('Ai'));
  expect(screen.getByText('Hourly')).toHaveProperty('tagName', 'MARK');
});
