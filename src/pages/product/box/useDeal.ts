import type { Stream } from '#contract/types.ts';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../state/machine/clock.ts';
import { ownOffers } from '../../../state/trade/product.ts';
import { dealOf, type Deal } from './deal.ts';
import { useValue } from '../../../state/machine/resource.ts';

/** Maximum delay of a browser timer; longer delays fire at once. */
const longestMs = 2 ** 31 - 1;

/** Re-renders when the agreed price expires. */
export function useDeal(stream: Stream): Deal {
  const [now, setNow] = useState(serverNow);
  const deal = dealOf(stream, useValue(ownOffers, stream.id), now);
  const until = deal.agreed?.valid_until;
  useEffect(() => {
    if (!until) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = Date.parse(until) - serverNow();
      if (left < 0) setNow(serverNow());
      else timer = setTimeout(look, Math.min(left + 1, longestMs));
    };
    look();
    return () => clearTimeout(timer);
  }, [until]);
  return deal;
}
