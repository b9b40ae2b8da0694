import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SignDialog, type SignDialogProps } from '#design-system/marketplace/SignDialog/index.ts';

const contract = { product: 'Weather', owner: 'Open', share: 15, startsAt: '2026-11-20T23:00:00Z', endsAt: 'never' };
const draw = (props: Partial<SignDialogProps> = {}) => {
  const onSign = vi.fn<() => undefined>();
  render(<SignDialog open onOpenChange={() => {}} contract={contract} onSign={onSign} {...props} />);
  return { onSign, sign: () => userEvent.click(screen.getByRole('button', { name: 'Sign' })) };
};

it('sums up the terms and shows each, moments in both clocks', () => {
  draw();
  expect(screen.getByRole('dialog', { name: 'Sign the contract' })).toHaveAccessibleDescription(
    'You receive 15% of each purchase of Weather while the contract runs.',
  );
  expect(screen.getByText(/11:00\sPM UTC|23:00 UTC/)).toBeInTheDocument();
  expect(screen.getAllByText('–').length).toBeGreaterThanOrEqual(2);
});

it('signs only with the tick', async () => {
  const { onSign, sign } = draw();
  await sign();
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(onSign).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox'));
  await sign();
  await waitFor(() => expect(onSign).toHaveBeenCalledOnce());
});

it('shows the answer of the server', async () => {
  const { sign } = draw({ onSign: () => ({ form: 'Already signed' }) });
  await userEvent.click(screen.getByRole('checkbox'));
  await sign();
  expect(await screen.findByText('Already signed')).toBeInTheDocument();
});

it('shows an error from outside and is busy while pending', () => {
  draw({ error: 'Something went wrong!', pending: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!');
  expect(screen.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-busy', 'true');
});
