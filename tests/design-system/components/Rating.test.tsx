import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Rating } from '#design-system/components/Rating/index.ts';

it.each([
  [4.2, 12, '4.2 of 5 stars', '84%'],
  [7, undefined, '5 of 5 stars', '100%'],
  [-1, undefined, '0 of 5 stars', '0%'],
  [Number.NaN, undefined, 'Not rated yet', '0%'],
  [null, 0, 'Not rated yet', '0%'],
])('shows %d of %s ratings as %s', (value, count, name, share) => {
  render(<Rating value={value} {...(count !== undefined && { count })} data-testid="rating" />);
  expect(screen.getByRole('img', { name })).toBeVisible();
  expect(screen.getByTestId('rating').style.getPropertyValue('--rating-share')).toBe(share);
});
