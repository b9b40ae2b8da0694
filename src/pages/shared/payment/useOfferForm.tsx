import { textLimits } from '#contract/constants.ts';
import { useState } from 'react';
import { resetOffersPayload } from '../../../state/trade/deals/offers.ts';
import { priceRange, usePriceRange } from '../../../state/trade/browse/priceRange.ts';
import { useCurrency } from '../../../state/trade/money/payments.ts';
import { useBalance } from '../../../state/trade/money/wallet.ts';
import { equivalentText } from './equivalent.ts';
import { TopUp } from './TopUp.tsx';
import { offerUnits } from './tokensText.ts';
import { useDraft } from '../forms/useDraft.ts';
import { useLoad } from '../useLoad.ts';

export function useOfferForm(draftName: string, streamId: string) {
  const balance = useBalance();
  const currency = useCurrency();
  const category = usePriceRange(streamId);
  const [missing, setMissing] = useState<number>();
  const draft = useDraft(draftName);
  useLoad(priceRange, streamId);
  return {
    common: {
      texts: offerUnits,
      maxDescription: textLimits.offerDescription,
      category,
      equivalent: currency && ((micro: number) => equivalentText(micro, currency)),
      draft,
    },
    paying: { balance, onTopUp: setMissing },
    topUp: <TopUp missing={missing} onClose={() => setMissing(undefined)} />,
    sent: () => resetOffersPayload(draftName),
  };
}
