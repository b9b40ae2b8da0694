import { BuyAccessDialog } from '#design-system';
import { maxHours } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { buyPath, topUpPath } from '../../config/paths.ts';
import { buyAccess } from '../../state/access.ts';
import { reset, useOperation } from '../../state/operations.ts';
import { useBalance } from '../../state/wallet.ts';
import { failureText } from '../shared/failureText.ts';
import { refusalOf } from '../shared/refusalOf.ts';
import { buyUnits } from '../shared/units.ts';

interface BuyAccessProps {
  stream: Stream;
  /** Micro-tokens per hour. */
  price: number;
  open: boolean;
  hours: number;
  setOpen: (open: boolean) => void;
}

const hourMs = 3_600_000;

/** Whole hours that fit before the product ends. */
const hoursUntil = (end: string | undefined, from: number) =>
  end ? Math.max(1, Math.min(maxHours, Math.floor((Date.parse(end) - from) / hourMs))) : maxHours;

/** Buys or extends access. Too few tokens lead to the wallet and back to the same choice. */
export function BuyAccess({ stream, price, open, hours, setOpen }: BuyAccessProps) {
  const balance = useBalance();
  const operation = useOperation('access.buy');
  const navigate = useNavigate();
  const [openedAt] = useState(Date.now);
  const startsAt = stream.access && Date.parse(stream.access.end_date);
  const change = (next: boolean) => {
    // Whoever turns away from a failure has read it; what is on its way goes on.
    if (!next && operation.phase === 'fail') reset('access.buy');
    setOpen(next);
  };
  const topUp = async (missing: number) => {
    // What is missing and what is owned together are the price of the hours chosen.
    const chosen = Math.round((missing + (balance ?? 0)) / price);
    // Going back by the browser finds the choice too.
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
      hours={hours}
      maxHours={hoursUntil(stream.endDate, startsAt ?? openedAt)}
      startsAt={startsAt}
      texts={buyUnits}
      pending={operation.phase === 'request'}
      error={failureText(operation)}
      onTopUp={(missing) => void topUp(missing)}
      onSubmit={async (values) => {
        const outcome = await buyAccess(stream, values.hours);
        if (outcome.ok) setOpen(false);
        return refusalOf(outcome);
      }}
    />
  );
}
