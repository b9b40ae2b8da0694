import type { Access } from '#contract/generated/documents.ts';
import { format } from '../../../messages/format.ts';
import { extensionMessages as messages } from '../../../messages/extension.ts';
import type { AmountText } from '../payment/useAmountText.ts';
import { firstExtension } from './extension.ts';

/** Label of the button that extends an access by the hours the dialog offers first; undefined when none is left. */
export function extensionText(access: Access, amountText: AmountText, now: number): string | undefined {
  const first = firstExtension(access, now);
  if (!first) return undefined;
  const { hours, cost } = first;
  return format(messages.extend, { hours, amount: cost > 0 ? amountText(cost) : messages.free });
}
