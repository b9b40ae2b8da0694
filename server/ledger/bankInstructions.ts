import { amountDecimals, tokenInfo } from '#contract/constants.ts';
import type { Payment } from '#contract/types.ts';
import type { Config } from '../kernel/config.ts';

type Settings = Pick<Config, 'currency' | 'payInstructions'>;

/** Short enough to type into a transfer. The end of an id is random. */
export const payReference = (id: string): string => `DX-${id.replaceAll('-', '').slice(-10).toUpperCase()}`;

/** Decimal text of `value` units of `10 ** -decimals`. */
function decimalText(value: bigint, decimals: number): `${number}` {
  const digits = String(value).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` as `${number}`;
}

/** The money to pay, or the tokens where the operator names no price of one. */
function amountText(amount: number, { currency }: Settings): string {
  const tokens = decimalText(BigInt(amount), amountDecimals);
  const many = new Intl.NumberFormat('en', { maximumFractionDigits: amountDecimals });
  if (!currency) return `${many.format(tokens)} ${tokenInfo.symbol}`;
  const money = decimalText(BigInt(amount) * BigInt(currency.token_price), 2 * amountDecimals);
  const look = { style: 'currency', currency: currency.code, currencyDisplay: 'code' } as const;
  return new Intl.NumberFormat('en', look).format(money).replaceAll('\u00A0', ' ');
}

/** Instructions for a pending purchase; undefined where the operator gives none. */
export function bankInstructions(
  settings: Settings,
  { id, amount }: Pick<Payment, 'id' | 'amount'>,
): string | undefined {
  return settings.payInstructions
    ?.replaceAll('{amount}', amountText(amount, settings))
    .replaceAll('{reference}', payReference(id));
}

/** Adds payment instructions to a pending purchase. */
export function withInstructions<P extends Payment>(settings: Settings, payment: P): P {
  if (payment.kind !== 'purchase' || payment.state !== 'pending') return payment;
  const instructions = bankInstructions(settings, payment);
  return instructions === undefined ? payment : { ...payment, pay_reference: payReference(payment.id), instructions };
}
