import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { assert, integer, property } from '../../support/property.ts';
import { describe, expect, it, vi } from 'vitest';
import { BuyAccessDialog, type BuyAccessDialogProps } from '#design-system/marketplace/BuyAccessDialog/index.ts';
import { bothTimes, purchaseOf } from '#design-system/marketplace/BuyAccessDialog/purchase.ts';

type Submit = BuyAccessDialogProps['onSubmit'];
const start = Date.UTC(2026, 10, 20, 9);
const draw = (props: Partial<BuyAccessDialogProps> = {}) => (
  <BuyAccessDialog
    open
    onOpenChange={() => {}}
    product="Weather"
    price={8_200_000}
    balance={200_000_000}
    startsAt={start}
    onSubmit={() => {}}
    {...props}
  />
);
const hours = () => screen.getByRole('textbox', { name: 'Length of access' });
const change = () => userEvent.click(screen.getByRole('button', { name: 'Change length' }));
const valueOf = (term: string) => screen.getByText(term).nextElementSibling;

it('names hours and total on the button, and the balance after', async () => {
  const onSubmit = vi.fn<Submit>();
  render(draw({ onSubmit }));
  expect(valueOf('Total')).toHaveTextContent('196.8 tokens');
  expect(valueOf('Balance after')).toHaveTextContent('3.2 tokens');
  expect(valueOf('Access ends')?.textContent).toMatch(/Nov 21, 2026.*9:00.*UTC/);
  await userEvent.click(screen.getByRole('button', { name: 'Buy 24 h for 196.8 tokens' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ hours: 24 });
});

it('asks for the length where none was chosen', () => {
  render(draw());
  expect(hours()).toHaveValue('24');
  expect(screen.queryByRole('button', { name: 'Change length' })).toBeNull();
});

it('confirms the chosen length, and asks for it only on request', async () => {
  render(draw({ hours: 12 }));
  expect(screen.getByText('Length of access: 12 h')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await change();
  expect(hours()).toHaveFocus();
  expect(hours()).toHaveValue('12');
  expect(screen.queryByText('Length of access: 12 h')).toBeNull();
});

it('asks for the length at once where the chosen one cannot be bought', async () => {
  render(draw({ hours: 12, maxHours: 5 }));
  await userEvent.click(screen.getByRole('button', { name: 'Buy access' }));
  expect(hours()).toHaveAccessibleDescription(/between 1 and 5/);
});

it('marks the agreed price and shows the list price below it', () => {
  render(draw({ listPrice: 10_000_000 }));
  expect(valueOf('Price per hour')).toHaveTextContent('8.2 tokens agreedlist price 10 tokens');
});

it('repeats an unanswered purchase, whatever balance and time are left', async () => {
  const onSubmit = vi.fn<Submit>();
  render(draw({ onSubmit, balance: 1, maxHours: 5, hours: 24, unanswered: [24] }));
  expect(valueOf('Balance after')).toHaveTextContent('–');
  await userEvent.click(screen.getByRole('button', { name: 'Buy 24 h for 196.8 tokens' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ hours: 24 });
  await change();
  await userEvent.clear(hours());
  await userEvent.type(hours(), '5');
  expect(screen.getByRole('button', { name: 'Buy 5 h for 41 tokens' })).toBeDisabled();
  await userEvent.clear(hours());
  await userEvent.type(hours(), '6');
  expect(screen.getByText(/between 1 and 5/)).toBeVisible();
});

it('cannot buy with too few tokens, and leads to more', async () => {
  const [onSubmit, onTopUp] = [vi.fn<Submit>(), vi.fn<NonNullable<BuyAccessDialogProps['onTopUp']>>()];
  render(draw({ onSubmit, onTopUp, balance: 100_000_000 }));
  expect(screen.getByText('You need 96.8 tokens more.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Buy/ })).toBeDisabled();
  await userEvent.type(hours(), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Add tokens' }));
  expect(onTopUp).toHaveBeenCalledWith({ hours: 24, missing: 96_800_000 });
  await userEvent.click(screen.getByRole('button', { name: '1 h' }));
  expect(screen.getByRole('button', { name: 'Buy 1 h for 8.2 tokens' })).toBeEnabled();
});

it('refuses invalid hours, and keeps the form on failure', async () => {
  const onSubmit = vi.fn<Submit>(() => ({ form: 'No tokens moved' }));
  render(draw({ onSubmit }));
  await userEvent.clear(hours());
  await userEvent.click(screen.getByRole('button', { name: 'Buy access' }));
  expect(hours()).toHaveAccessibleDescription('Please enter Length of access');
  await userEvent.type(hours(), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Buy 2 h for 16.4 tokens' }));
  expect(await screen.findByText('No tokens moved')).toBeInTheDocument();
  expect(hours()).toHaveValue('2');
});

it('shows why a confirmed length is refused', async () => {
  render(draw({ hours: 24, onSubmit: () => ({ fields: { hours: 'Only 3 h are left' } }) }));
  await userEvent.click(screen.getByRole('button', { name: /^Buy 24 h/ }));
  expect(await screen.findByText('Only 3 h are left')).toBeVisible();
  await change();
  expect(hours()).toHaveValue('24');
});

it('waits for the balance, except for free access', () => {
  const { unmount } = render(draw({ balance: undefined }));
  expect(screen.getByRole('button', { name: /^Buy 24/ })).toBeDisabled();
  unmount();
  render(draw({ price: 0, balance: 0 }));
  expect(screen.getByRole('button', { name: 'Get 24 h free' })).toBeEnabled();
});

describe('a purchase', () => {
  it('is exact for every price, number of hours and balance', () => {
    const money = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    assert(
      property(money, integer({ min: 1, max: 8760 }), money, (price, count, balance) => {
        const { total, after, enough } = purchaseOf(count, price, balance, 0);
        const exact = BigInt(price) * BigInt(count);
        expect(total === null ? null : BigInt(total)).toBe(exact > BigInt(Number.MAX_SAFE_INTEGER) ? null : exact);
        expect(enough).toBe(exact <= BigInt(balance));
        expect(after === null ? null : BigInt(after)).toBe(total === null ? null : BigInt(balance) - exact);
      }),
    );
  });

  it('ends after the given hours, shown in local time and UTC', () => {
    expect(purchaseOf(24, 1, 1, start).endsAt).toBe(start + 86_400_000);
    expect(bothTimes(start).utc).toMatch(/Nov 20, 2026.*9:00.*UTC/);
    expect(bothTimes(Number.NaN)).toEqual({ local: '–', utc: '–' });
  });
});
