import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Progress } from '#design-system/components/Progress/index.ts';

it.each([
  [40, 40],
  [900, 100],
  [-3, 0],
])('shows %d as %d of 100', (value, shown) => {
  render(<Progress label="Uploading" value={value} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveProperty('value', shown);
});

it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY])('is indeterminate for %s', (value) => {
  render(<Progress label="Uploading" value={value} />);
  expect(screen.getByRole('progressbar')).toHaveProperty('position', -1);
});
