import { numberFormat } from '#design-system';
import { amountDecimals } from '#contract/constants.ts';
import type { PaymentTerms } from '#contract/types.ts';

export type Currency = NonNullable<PaymentTerms['currency']>;

/** Decimals of micro-tokens times millionths of the currency. */
const decimals = 2 * amountDecimals;

const minorDigits = (code: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2;

function decimalText(value: bigint): `${number}` {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` as `${number}`;
}

/** Formats micro-tokens in the currency, such as '≈ €2.50', which does not break. The product is a whole number, so no digit is lost. */
export function equivalentText(micro: number, { code, token_price: price }: Currency): string {
  const product = BigInt(micro) * BigInt(price);
  const smallest = 10n ** BigInt(decimals - minorDigits(code));
  const text = (value: bigint) => numberFormat({ style: 'currency', currency: code }).format(decimalText(value));
  return product > 0n && product < smallest ? `<\u00A0${text(smallest)}` : `≈\u00A0${text(product)}`;
}
