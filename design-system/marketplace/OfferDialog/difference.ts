import { yearHours } from '../hours.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { percentText } from '../../internal/format/percentText.ts';
import { offerTexts, type OfferTexts } from './texts.ts';

/** Compares an offered price with the list price: '12.5% below the list price'. Both in micro-tokens. */
export function difference(offered: number, list: number, texts: OfferTexts = offerTexts): string {
  if (list <= 0) return offered > 0 ? texts.aboveFree : texts.same;
  if (offered === list) return texts.same;
  // Tenths of a percent, in integers; the text states the sign.
  const tenths = Number((BigInt(Math.abs(offered - list)) * 2000n + BigInt(list)) / (2n * BigInt(list)));
  const percent = tenths === 0 ? fillText(texts.lessThan, { percent: percentText(0.001) }) : percentText(tenths / 1000);
  return fillText(offered < list ? texts.below : texts.above, { percent });
}

/** Hours that a balance buys: 'lasts 40 hours'. Both in micro-tokens. */
export function affordable(balance: number, price: number, texts: OfferTexts = offerTexts): string {
  const hours = Math.floor(balance / price);
  if (hours < 1) return texts.lastsUnderHour;
  if (hours > yearHours) return texts.lastsOverYear;
  return hours === 1 ? texts.lastsOneHour : fillText(texts.lastsHours, { count: hours });
}
