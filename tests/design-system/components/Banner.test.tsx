import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Banner } from '#design-system/components/Banner/index.ts';

it('is announced at once only when it is danger', () => {
  const { rerender } = render(<Banner tone="danger">No connection</Banner>);
  expect(screen.getByRole('alert')).toHaveTextContent('No connection');
  rerender(<Banner tone="warning">Slow connection</Banner>);
  expect(screen.getByRole('status')).toHaveTextContent('Slow connection');
});

it('can be dismissed only when the caller listens', async () => {
  const onDismiss = vi.fn<() => void>();
  const { rerender } = render(<Banner>NotificationSettings</Banner>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<Banner onDismiss={onDismiss}>NotificationSettings</Banner>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
