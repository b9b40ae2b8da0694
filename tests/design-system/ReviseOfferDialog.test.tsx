import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReviseOfferDialog, type ReviseOfferDialogProps } from '#design-system/patterns/ReviseOfferDialog/index.ts';

const draw = (onSubmit: ReviseOfferDialogProps['onSubmit']) =>
  render(
    <ReviseOfferDialog
      open
      onOpenChange={() => {}}
      product="Weather"
      price={1_250_000}
      previous={{ amount: 900_000, description: 'For a study' }}
      onSubmit={onSubmit}
    />,
  );

it('begins with the terms on the table and shows them beside the new ones', async () => {
  const onSubmit = vi.fn<ReviseOfferDialogProps['onSubmit']>();
  draw(onSubmit);
  expect(screen.getByRole('dialog', { name: 'Revise the offer' })).toBeInTheDocument();
  const amount = screen.getByRole('textbox', { name: 'Amount per hour' });
  expect(amount).toHaveValue('0.9');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1');
  expect(screen.getByText('Current offer').nextElementSibling).toHaveTextContent('0.9 tokens / hour');
  expect(screen.getByText('20 % below the list price')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send revised offer' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: 1_000_000, description: 'For a study' });
});
