import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from '#design-system/components/Card/index.ts';

it('becomes the element in `as`', () => {
  render(<Card as="article">Weather</Card>);
  expect(screen.getByRole('article')).toHaveAttribute('data-component', 'Card');
});
