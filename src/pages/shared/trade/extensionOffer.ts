import { fillText } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { topUpPath } from '../../../config/paths.ts';
import { extensionMessages as messages } from '../../../messages/access.ts';
import type { AmountText } from '../payment/tokensText.ts';
import { firstExtension } from './extension.ts';

interface ExtensionOffer {
  label: string;
  /** Path to the missing tokens, instead of a dialog that cannot be paid. */
  topUp?: string;
}

/**
 * Button that extends an access by the hours the dialog offers first; undefined when none is left.
 *
 * @param balance Micro-tokens; undefined until known.
 */
export function extensionOffer(
  access: Access,
  amountText: AmountText,
  now: number,
  balance: number | undefined,
): ExtensionOffer | undefined {
  const first = firstExtension(access, now);
  if (!first) return undefined;
  const { hours, cost } = first;
  const missing = cost - (balance ?? cost);
  if (missing > 0) return { label: messages.topUp, topUp: topUpPath(missing, access.stream_id, hours) };
  return { label: fillText(messages.extend, { hours, amount: cost > 0 ? amountText(cost) : messages.free }) };
}
