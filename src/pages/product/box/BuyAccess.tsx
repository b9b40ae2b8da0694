import { Banner, fillText } from '#design-system';
import { BuyAccessDialog } from '#marketplace';
import type { Stream } from '#contract/types.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { buyPath, topUpPath } from '../../../config/paths.ts';
import { purchaseMessages as messages } from '../../../messages/payments.ts';
import { buyAccess, isPriceChanged } from '../../../state/trade/access/access.ts';
import { useCurrency } from '../../../state/trade/money/payments.ts';
import { useBalance } from '../../../state/trade/money/wallet.ts';
import { equivalentText } from '../../shared/payment/equivalent.ts';
import { BalanceProblem } from '../../shared/payment/BalanceProblem.tsx';
import { refusalOf } from '../../../state/machine/operations.ts';
import { useDraft } from '../../shared/forms/useDraft.ts';
import { usePayment } from '../../shared/payment/usePayment.tsx';
import { tokensText as text, buyUnits } from '../../shared/payment/tokensText.ts';
import { sendTemplate, type PurchaseKind } from './purchaseKind.ts';

interface BuyAccessProps {
  stream: Stream;
  title: string;
  kind: PurchaseKind;
  /** Micro-tokens per hour. */
  price: number;
  /** An agreed price holds, and the list price is not above it. */
  isListPrice?: boolean;
  open: boolean;
  hours: number;
  maxHours: number;
  /** Start of the new hours when they extend running access. */
  startsAt: number | undefined;
  /** @param bought true after a purchase */
  setOpen: (open: boolean, bought?: boolean) => void;
}

/** Hours in the address use a separate draft. */
export const buyDraft = (id: string, hours: number) => `buy.${id}.${hours}`;

const sendTexts = (kind: PurchaseKind) => {
  // The dialog fills these places.
  const parts = { hours: '{hours}', total: '{total} {tokens}' };
  return { pay: fillText(sendTemplate(kind, false), parts), take: fillText(sendTemplate(kind, true), parts) };
};

/** Without enough tokens, leads to the wallet and back to the same choice. */
export function BuyAccess({
  stream,
  title,
  kind,
  price,
  isListPrice,
  open,
  hours,
  maxHours,
  startsAt,
  setOpen,
}: BuyAccessProps) {
  const balance = useBalance();
  const { failed, error, hours: unanswered, notice, pending, clearError } = usePayment('access.buy', stream.id);
  const [sentAt, setSentAt] = useState(price);
  const draft = useDraft(buyDraft(stream.id, hours));
  const currency = useCurrency();
  const navigate = useNavigate();
  const changed = failed && isPriceChanged(failed) && sentAt !== price;
  const change = (next: boolean) => {
    if (!next) clearError();
    setOpen(next);
  };
  const topUp = async (chosen: number, missing: number) => {
    // The browser's Back restores the choice too.
    await navigate(buyPath(stream.id, chosen), { replace: true });
    await navigate(topUpPath(missing, stream.id, chosen));
  };
  return (
    <BuyAccessDialog
      open={open}
      onOpenChange={change}
      product={stream.name}
      price={price}
      listPrice={stream.price}
      balance={balance}
      hours={unanswered.at(-1) ?? hours}
      unanswered={unanswered}
      draft={draft}
      maxHours={maxHours}
      startsAt={startsAt}
      texts={{ ...buyUnits, ...sendTexts(kind), title, choose: title }}
      equivalent={currency && ((micro) => equivalentText(micro, currency))}
      pending={pending}
      notice={
        <>
          {notice}
          {isListPrice && <Banner>{messages.isListPrice}</Banner>}
          {changed && (
            <Banner
              tone="warning"
              role="alert"
              title={fillText(messages.priceChanged, { before: text(sentAt), now: text(price) })}
            >
              {messages.priceChangedText}
            </Banner>
          )}
          <BalanceProblem />
        </>
      }
      error={changed ? undefined : error}
      onTopUp={({ hours: chosen, missing }) => void topUp(chosen, missing)}
      onSubmit={async (values) => {
        setSentAt(price);
        const outcome = await buyAccess({ ...stream, price }, values.hours);
        if (outcome.ok) {
          draft.forget();
          setOpen(false, true);
        }
        return refusalOf(outcome);
      }}
    />
  );
}
