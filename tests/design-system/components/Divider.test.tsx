import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Divider } from '#design-system/components/Divider/index.ts';

it('is a separator', () => {
  render(<Divider />);
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

it('has a vertical aria-orientation', () => {
  render(<Divider orientation="vertical" />);
  expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
});
