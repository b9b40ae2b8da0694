import { buyTexts } from './BuyAccessDialog/texts.ts';
import { contractTexts } from './ContractDialog/texts.ts';
import { dealTexts } from './DealTimeline/texts.ts';
import { amountMessages } from './messages.ts';
import { offerTexts, reviseTexts } from './OfferDialog/texts.ts';
import { revenueTexts } from './RevenueShare/texts.ts';
import { runwayTexts } from './Runway/texts.ts';
import { signTexts } from './SignDialog/texts.ts';
import { amountTexts } from './texts/amount.ts';
import { hoursTexts } from './texts/hours.ts';

export const marketplaceEnglish = {
  amount: amountTexts,
  amountMessages,
  buy: buyTexts,
  contract: contractTexts,
  deal: dealTexts,
  hours: hoursTexts,
  offer: offerTexts,
  revenue: revenueTexts,
  revise: reviseTexts,
  runway: runwayTexts,
  sign: signTexts,
};

export type MarketplaceEnglish = typeof marketplaceEnglish;
