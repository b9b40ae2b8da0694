import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fitting } from '#design-system/form/drafts.ts';
import { affordable, difference } from '#design-system/marketplace/OfferDialog/difference.ts';
import { OfferDialog, type OfferDialogProps } from '#design-system/marketplace/OfferDialog/index.ts';

type Submit = OfferDialogProps['onSubmit'];
const draw = (props: Partial<OfferDialogProps> = {}) => (
  <OfferDialog open onOpenChange={() => {}} product="Weather" price={1_250_000} onSubmit={() => {}} {...props} />
);
const amount = () => screen.getByRole('textbox', { name: 'Amount per hour' });
const description = () => screen.getByRole('textbox', { name: 'Description' });
const send = () => screen.getByRole('button', { name: 'Send offer' });
const valueOf = (term: string) => screen.getByText(term).nextElementSibling;

it('shows the meaning of the amount while it is typed', async () => {
  render(draw({ balance: 44_000_000 }));
  expect(screen.getByRole('dialog', { name: 'Make an offer' })).toHaveAccessibleDescription(/For Weather\./);
  expect(valueOf('List price')).toHaveTextContent('1.25 tokens / hour');
  expect(screen.queryByText('Your offer is')).toBeNull();
  await userEvent.type(amount(), '1.1');
  expect(valueOf('Your offer is')).toHaveTextContent('12% below the list price');
  expect(valueOf('For 24 hours')).toHaveTextContent('26.4 tokens');
  expect(valueOf('Your balance')).toHaveTextContent('44 tokens, lasts 40 hours');
});

it('shows comparable prices and the cost of a day, and leads to adding missing tokens', async () => {
  const onTopUp = vi.fn<(missing: number) => void>();
  render(draw({ balance: 20_000_000, category: { low: 500_000, high: 3_200_000 }, onTopUp }));
  expect(valueOf('In this category')).toHaveTextContent('0.5 to 3.2 tokens / hour');
  expect(screen.queryByText('Balance after 24 hours')).toBeNull();
  await userEvent.type(amount(), '0.5');
  expect(valueOf('Balance after 24 hours')).toHaveTextContent('8 tokens');
  expect(screen.queryByRole('button', { name: 'Add tokens' })).not.toBeInTheDocument();
  await userEvent.clear(amount());
  await userEvent.type(amount(), '1.1');
  expect(valueOf('Balance after 24 hours')).toHaveTextContent('−6.4 tokens');
  await userEvent.click(screen.getByRole('button', { name: 'Add tokens' }));
  expect(onTopUp).toHaveBeenCalledExactlyOnceWith(6_400_000);
  expect(amount()).toHaveValue('1.1');
});

it('starts with the earlier text, and reports every change', async () => {
  const keep = vi.fn<NonNullable<OfferDialogProps['draft']>['keep']>();
  render(
    draw({ draft: { read: (sample) => fitting(sample, { amount: '0.9', description: 'For', strange: 1 }), keep } }),
  );
  expect(amount()).toHaveValue('0.9');
  await userEvent.type(description(), '!');
  expect(keep).toHaveBeenLastCalledWith({ amount: '0.9', description: 'For!' });
  await userEvent.clear(description());
  await userEvent.clear(amount());
  expect(keep).toHaveBeenLastCalledWith(undefined);
});

it('submits micro-tokens and the trimmed text', async () => {
  const onSubmit = vi.fn<Submit>();
  render(draw({ onSubmit }));
  await userEvent.type(amount(), '0.000001');
  await userEvent.type(description(), ' For a study ');
  await userEvent.click(send());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: 1, description: 'For a study' });
});

it('starts with the current terms and shows them beside the new ones', async () => {
  const onSubmit = vi.fn<Submit>();
  render(draw({ previous: { amount: 900_000, description: 'For a study' }, onSubmit }));
  expect(screen.getByRole('dialog', { name: 'Revise the offer' })).toBeInTheDocument();
  const amount = screen.getByRole('textbox', { name: 'Amount per hour' });
  expect(amount).toHaveValue('0.9');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1');
  expect(screen.getByText('Current offer').nextElementSibling).toHaveTextContent('0.9 tokens / hour');
  expect(screen.getByText('20% below the list price')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send revised offer' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: 1_000_000, description: 'For a study' });
});

it('starts a counter-offer with the own price, and refuses to send the current terms', async () => {
  render(draw({ previous: { amount: 900_000, description: 'For a study' }, initialAmount: 1_100_000 }));
  const submit = screen.getByRole('button', { name: 'Send revised offer' });
  expect(amount()).toHaveValue('1.1');
  expect(submit).toBeEnabled();
  await userEvent.clear(amount());
  await userEvent.type(amount(), '0.9');
  expect(valueOf('Your offer is')).toHaveTextContent('the same as the current offer');
  expect(submit).toBeDisabled();
});

it.each([
  ['0', 'Amount per hour must be at least 0.000001'],
  ['', 'Please enter Amount per hour'],
])('refuses the amount %j', async (text, message) => {
  const onSubmit = vi.fn<Submit>();
  render(draw({ onSubmit }));
  if (text) await userEvent.type(amount(), text);
  await userEvent.click(send());
  expect(amount()).toHaveAccessibleDescription(message);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps everything typed when the offer fails or is refused', async () => {
  const onSubmit = vi.fn<Submit>(() => Promise.resolve({ fields: { amount: 'Too low' }, form: 'Not sent' }));
  const { rerender } = render(draw({ onSubmit }));
  await userEvent.type(amount(), '1');
  await userEvent.type(description(), 'For a study');
  await userEvent.click(send());
  await waitFor(() => expect(amount()).toHaveAccessibleDescription('Too low'));
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
  rerender(draw({ onSubmit, error: 'Something went wrong' }));
  expect(screen.getByText('Something went wrong')).toBeInTheDocument();
  expect([amount(), description()].map((field) => (field as HTMLInputElement).value)).toEqual(['1', 'For a study']);
});

it('is busy while the caller says so, and takes other words', () => {
  render(draw({ pending: true, texts: { title: 'Bid', submit: 'Send bid' } }));
  expect(screen.getByRole('dialog', { name: 'Bid' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send bid' })).toHaveAttribute('aria-busy', 'true');
});

describe('the words beside an amount', () => {
  it.each([
    [1_100_000, 1_250_000, '12% below the list price'],
    [1_250_000, 1_250_000, 'the list price'],
    [1_250_001, 1_250_000, 'less than 0.1% above the list price'],
    [3_000_000, 1_000_000, '200% above the list price'],
    [667_000, 1_000_000, '33.3% below the list price'],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1, 'less than 0.1% above the list price'],
    [1, 0, 'above the list price, which is free'],
  ])('compare %i with %i', (offered, list, messages) => {
    expect(difference(offered, list)).toBe(messages);
  });

  it('show the hours that a balance buys', () => {
    expect(affordable(999_999, 1_000_000)).toBe('lasts under 1 hour');
    expect(affordable(1_000_000, 1_000_000)).toBe('lasts 1 hour');
    expect(affordable(9e12, 1)).toBe('lasts over a year');
  });
});
