import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { array, assert, integer, nat, property, string, tuple } from '../../support/property.ts';
import { describe, expect, it } from 'vitest';
import { displayTokens, formatTokens, mayBecomeTokens, parseTokens } from '#design-system/marketplace/amount.ts';
import { AmountField } from '#design-system/marketplace/fields/AmountField.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

verifyField({
  name: 'AmountField',
  role: 'textbox',
  draw: (extra) => <AmountField name="field" label="Colour" {...extra} />,
});

const draw = (props = {}) => {
  const { onSubmit } = drawForm(<AmountField name="amount" label="Amount" required {...props} />);
  return { onSubmit, input: screen.getByRole('textbox', { name: 'Amount' }) };
};

const notAmount = 'Amount must be written in digits with a point, e.g. 12 or 0.25';

it.each([
  ['1,500', notAmount],
  ['1,2,3', notAmount],
  ['1,2.3', notAmount],
  ['1e3', notAmount],
  ['1 000', notAmount],
  ['.5', notAmount],
  ['-1', 'Amount cannot be negative'],
  ['−0.5', 'Amount cannot be negative'],
  ['-x', notAmount],
  ['1.2345678', 'Amount can have at most 6 decimals'],
])('shows at once why %j is no amount', async (text, message) => {
  const { input } = draw();
  await userEvent.type(input, text);
  expect(input).toHaveAccessibleDescription(message);
});

it('shows no error for a text that more typing can complete', async () => {
  const { onSubmit, input } = draw();
  await userEvent.type(input, '8.');
  expect(input).not.toHaveAttribute('aria-invalid');
  await send();
  expect(input).toHaveAccessibleDescription(notAmount);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('fills in a suggested amount', async () => {
  const { input } = draw({ presets: [{ amount: 5_000_000 }, { amount: 1_250_000, label: 'All' }] });
  const usual = screen.getByRole('group', { name: 'Usual amounts of Amount' });
  expect(usual).toContainElement(screen.getByRole('button', { name: '5' }));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(input).toHaveValue('1.25');
});

it('keeps the text in the form, from which the whole micro-tokens are read', async () => {
  const { onSubmit, input } = draw();
  await userEvent.type(input, '8.20');
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ amount: '8.20' });
  expect(parseTokens('8.20')).toBe(8_200_000);
});

it('shows the balance and fills in the most that there is', async () => {
  const { input } = draw({ balance: 1_234_567_890, max: 1_234_567_890, fill: { amount: 1_234_567_890 } });
  expect(input).toHaveAccessibleDescription('You have 1,234.56789 tokens');
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(input).toHaveValue('1234.56789');
  await userEvent.type(input, '1');
  expect(input).toHaveAccessibleDescription('Amount must be at most 1,234.56789 You have 1,234.56789 tokens');
});

it('names both bounds where both are set', async () => {
  const { input } = draw({ min: 1_000_000, max: 5_000_000 });
  await userEvent.type(input, '0.5');
  await send();
  expect(input).toHaveAccessibleDescription('Amount must be between 1 and 5');
});

describe('amounts as text', () => {
  it('reads and writes the example of the specification', () => {
    expect(parseTokens('8.2')).toBe(8_200_000);
    expect(formatTokens(8_200_000)).toBe('8.2');
  });

  it('never loses or gains a micro-token over texts of two to six decimals', () => {
    const digits = (length: number) =>
      array(integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));
    const text = tuple(integer({ min: 0, max: 9_007_199_253 }), integer({ min: 2, max: 6 }).chain(digits)).map(
      ([whole, fraction]) => ({ whole, fraction, text: `${whole}.${fraction}` }),
    );
    assert(
      property(text, ({ whole, fraction, text }) => {
        const micro = parseTokens(text);
        // Checked with BigInt, because the code splits text.
        expect(BigInt(micro ?? -1)).toBe(
          BigInt(whole) * 1_000_000n + BigInt(fraction) * 10n ** BigInt(6 - fraction.length),
        );
        expect(parseTokens(formatTokens(micro ?? -1))).toBe(micro);
        expect(formatTokens(micro ?? -1)).toBe(text.replace(/\.?0+$/, ''));
      }),
    );
  });

  it('accepts every prefix of an amount as incomplete', () => {
    const micro = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    assert(
      property(micro, nat(16), (amount, length) => {
        expect(mayBecomeTokens(formatTokens(amount).slice(0, length))).toBe(true);
      }),
    );
  });

  it('refuses every text with anything but digits and one decimal sign', () => {
    assert(
      property(string(), (text) => {
        const isAmount = /^\p{Nd}+([.,．，٫]\p{Nd}{1,6})?$/u.test(text.trim());
        expect(parseTokens(text) === null || isAmount).toBe(true);
      }),
    );
  });

  it.each(['', ' ', '1.', '1..2', '1.2.3', '+1', 'NaN', 'Infinity', '0x10', '9007199254.740992', '5²', 'Ⅻ', '1,500'])(
    'refuses %j',
    (text) => expect(parseTokens(text)).toBeNull(),
  );

  it.each([
    ['1,5', 1_500_000],
    ['0,125', 125_000],
    ['1,5000', 1_500_000],
    ['８．２', 8_200_000],
    ['８，２', 8_200_000],
    ['٣٫٥', 3_500_000],
    ['१२', 12_000_000],
    ['𝟗', 9_000_000],
  ])('reads %j with its own digits and decimal sign', (text, micro) => expect(parseTokens(text)).toBe(micro));

  it('groups digits, and shows a non-integer as a dash', () => {
    expect(displayTokens(1_234_500_000)).toBe('1,234.5');
    expect(displayTokens(-1_000_000, 2)).toBe('−1.00');
    expect(displayTokens(Number.NaN)).toBe('–');
    expect(displayTokens(0.5)).toBe('–');
  });
});
