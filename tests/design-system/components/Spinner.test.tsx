import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from '#design-system/components/Spinner/index.ts';

it('has a name only when given one', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Spinner label="Loading offers" />);
  expect(screen.getByRole('img', { name: 'Loading offers' })).toBeInTheDocument();
});
