import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Loading } from '#design-system/components/Loading/index.ts';

it('announces the specified text as a status', () => {
  render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Please wait! Loading...');
});
