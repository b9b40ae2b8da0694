import { fillText, Inline, Stack, Text, useForm, useWatch, type UseFormReturn } from '#design-system';
import { minHours } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { useState } from 'react';
import { topUpPath } from '../../../config/paths.ts';
import { accessMessages as messages } from '../../../messages/product.ts';
import { purchaseMessages } from '../../../messages/payments.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useBalance } from '../../../state/trade/money/wallet.ts';
import { BalanceProblem } from '../../shared/payment/BalanceProblem.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { useAmountText } from '../../shared/payment/tokensText.ts';
import { usePayment } from '../../shared/payment/usePayment.tsx';
import { useDraft } from '../../shared/forms/useDraft.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { When } from '../../shared/When.tsx';
import { BuyAccess, buyDraft } from './BuyAccess.tsx';
import { endOf, useBuyerAccess, verbOf, type BuyerAccess } from './buyerAccess.ts';
import { ChooseHours, type Hours } from './ChooseHours.tsx';
import type { Deal } from './useDeal.ts';
import { MakeOffer } from './MakeOffer.tsx';
import { OpenOffer } from './OpenOffer.tsx';
import { Unreadable, useUnreadable } from '../Unreadable.tsx';
import { RunningAccess } from './RunningAccess.tsx';
import { useBuying } from './useBuying.ts';
import { useHoursLeft } from './useHoursLeft.ts';

/** Below the form, because it loads last: above, it would move the form. */
const LapsedText = ({ lapsed }: BuyerAccess) =>
  lapsed && (
    <Text size="small" tone="muted">
      {messages.lapsed} <When at={lapsed} />.
    </Text>
  );

/** The box and the dialog store the same draft, so that both always show the same hours. */
function useHours(id: string, hours: number, unanswered: readonly number[]) {
  const draft = useDraft(buyDraft(id, hours));
  const [initial] = useState({ hours: unanswered.at(-1) ?? hours });
  const form = useForm<Hours>({ defaultValues: initial, draft });
  const reread = () => form.setValue('hours', { ...initial, ...(draft.read(initial) as Partial<Hours>) }.hours);
  return { form, reread };
}

interface BalanceProps {
  id: string;
  price: number;
  form: UseFormReturn<Hours>;
}

/** One line in each case, so that nothing moves once the balance is known. */
function Balance({ id, price, form }: BalanceProps) {
  const balance = useBalance();
  const amountText = useAmountText();
  const hours = useWatch({ control: form.control, name: 'hours' }) ?? 0;
  const missing = hours * price - (balance ?? Infinity);
  return (
    <Inline justify="between">
      <Text size="small" tone="muted">
        {missing > 0 ? fillText(messages.missing, { amount: amountText(missing) }) : messages.balance}
      </Text>
      {missing > 0 ? (
        <Text size="small">
          <RouterLink to={topUpPath(missing, id, hours)}>{messages.topUp}</RouterLink>
        </Text>
      ) : (
        <Tokens amount={balance} size="small" />
      )}
    </Inline>
  );
}

export function BuyBox({ stream, deal }: { stream: Stream; deal: Deal }) {
  const { open, setOpen, hours: chosen } = useBuying();
  const access = useBuyerAccess(stream);
  const mayBuy = useMay('buy');
  const mayOffer = useMay('offer');
  const verb = verbOf(access, deal);
  const kind = access.running ? 'extend' : access.lapsed ? 'renew' : 'buy';
  const failure = useUnreadable();
  const startsAt = access.running && endOf(access.running);
  const most = useHoursLeft(stream, startsAt);
  // An unanswered request may have been paid, so it may be sent again.
  const { hours: unanswered } = usePayment('access.buy', stream.id);
  const unreadable = unanswered.length === 0 ? failure : undefined;
  const hours = Math.max(minHours, Math.min(chosen, most));
  const { form, reread } = useHours(stream.id, hours, unanswered);
  const change = (next: boolean, paid?: boolean) => {
    setOpen(next, paid && !access.running);
    if (!next) reread();
  };
  if (!mayBuy) return <Text tone="muted">{messages.noRight}</Text>;
  return (
    <Stack gap={3}>
      <RunningAccess stream={stream} />
      {most === 0 && unanswered.length === 0 ? (
        <Text tone="muted">
          {purchaseMessages.noHour} <When at={stream.endDate ?? ''} />.
        </Text>
      ) : unreadable ? (
        <Unreadable id={stream.id} />
      ) : (
        <>
          <ChooseHours
            {...{ form, verb, kind, price: deal.price, maxHours: most, allowed: unanswered, startsAt }}
            onChoose={() => change(true)}
          />
          {!deal.open && mayOffer && stream.offer && <MakeOffer stream={stream} />}
          <BuyAccess
            {...{
              stream,
              title: verb,
              kind,
              price: deal.price,
              isListPrice: deal.isListPrice,
              maxHours: most,
              startsAt,
            }}
            {...{ open, hours, setOpen: change }}
          />
        </>
      )}
      {deal.open && <OpenOffer offer={deal.open} />}
      {!unreadable && <Balance id={stream.id} price={deal.price} form={form} />}
      {!unreadable && <LapsedText {...access} />}
      <BalanceProblem />
    </Stack>
  );
}
