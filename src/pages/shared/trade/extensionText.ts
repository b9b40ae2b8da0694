import { defaultHours } from '../../../config/constants.ts';
import type { Access } from '#contract/generated/documents.ts';
import { format } from '../../../messages/format.ts';
import { extensionMessages as messages } from '../../../messages/extension.ts';
import type { AmountText } from '../payment/useAmountText.ts';
import { costOf, mostHours } from './extension.ts';

/** Label of the button that extends an access by the hours the dialog offers first; undefined when none is left. */
export function extensionText(access: Access, amountText: AmountText, now: number): string | undefined {
  const most = mostHours([access], now);
  if (most < 1) return undefined;
  const hours = Math.min(defaultHours, most);
  if (access.price === 0) return format(messages.free, { hours });
  return format(messages.priced, { hours, amount: amountText(costOf([access], hours)) });
}
