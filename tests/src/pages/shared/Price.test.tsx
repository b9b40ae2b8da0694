import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CardPrice } from '#src/pages/shared/payment/Price.tsx';

it('groups the digits of a price per day', () => {
  render(<CardPrice price={234_567_000_000} />);
  expect(screen.getByText('5,629,608 DXT / day')).toBeVisible();
});
