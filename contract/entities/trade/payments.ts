import { z } from 'zod';
import { currencyCode, paymentFlows, paymentKinds, paymentReferenceLength, paymentStates } from '../../constants.ts';
import { Amount, Id, Instant, list, page, pageQuery, Party, text } from '../common.ts';

/** A purchase or withdrawal of tokens that an admin decides. */
export const Payment = z.object({
  id: Id,
  kind: z.enum(paymentKinds),
  amount: Amount,
  state: z.enum(paymentStates),
  user: Party,
  created_date: Instant,
  decided_date: Instant.optional(),
  pay_reference: z.string().optional().describe('Named by the payer, so that the operator finds the payment.'),
  instructions: z
    .string()
    .optional()
    .describe('How to pay a pending purchase, with amount and reference. Absent where the operator does not say.'),
  reference: z.string().optional().describe('Given by the admin: the bank’s reference, or the reason of a refusal.'),
});

export const PaymentQuery = z.strictObject({ ...pageQuery, state: list(z.enum(paymentStates)).optional() });
export const PaymentPage = page(Payment);
export const PaymentDecision = z.strictObject({ reference: text(1, paymentReferenceLength) });

/** Terms of payments, and the value of a token. */
export const PaymentTerms = z.object({
  flow: z.enum(paymentFlows),
  currency: z
    .object({
      code: z.string().regex(currencyCode),
      token_price: Amount.describe('Price of one token in millionths of the currency.'),
    })
    .optional(),
});
