import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from '#design-system/components/Skeleton/index.ts';

it.each([
  [3, 3],
  [0, 1],
  [Number.NaN, 1],
  [1e9, 50],
])('draws for %d lines %d bars', (lines, bars) => {
  render(<Skeleton lines={lines} data-testid="here" />);
  expect(screen.getByTestId('here').children).toHaveLength(bars);
  expect(screen.getByTestId('here')).toHaveAttribute('aria-hidden', 'true');
});
