import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorState } from '#design-system/components/ErrorState/index.ts';

it('shows the reason and the reference, and retries', async () => {
  const onRetry = vi.fn<() => void>();
  render(
    <ErrorState reference="0192f7a1" onRetry={onRetry}>
      No answer in time.
    </ErrorState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrongNo answer in time.Reference 0192f7a1');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('offers no retry without a listener', () => {
  render(<ErrorState />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
