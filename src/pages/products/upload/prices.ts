// Prices of bulk rows: read, spelled out, and compared with what is usual. Pure.
import { displayTokens, formatTokens, parseTokens } from '#design-system';
import { maxAmount, tokenInfo, unusualPriceFactor } from '#contract/constants.ts';
import type { UsualPrices } from '#contract/types.ts';
import { priceWords as words } from '../../../messages/bulkUpload.ts';
import { format } from '../../../messages/format.ts';
import type { Row } from './rows.ts';

const dxt = (micro: number) => `${displayTokens(micro)} ${tokenInfo.symbol}`;

/** Hours in which a wrong unit catches the eye. */
const hours = 24;
/** Micro-tokens below which a price is six decimals of almost nothing. */
const tiny = 10;

/** Micro-tokens of a price cell; nothing where it is no price. */
export const microOf = (cell: string): number | undefined =>
  /^(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(cell) ? (parseTokens(cell) ?? undefined) : undefined;

/** A cell of whole micro-tokens in DXT. What is no whole number keeps its unit, so that nobody takes it for DXT. */
export const fromMicroCell = (cell: string): string => {
  if (cell === '') return '';
  return /^(?:0|[1-9]\d{0,15})$/u.test(cell) && Number(cell) <= maxAmount
    ? formatTokens(Number(cell))
    : format(words.micro, { cell });
};

/** What a price comes to. */
export function equivalentOf(cell: string): string | undefined {
  const micro = microOf(cell);
  if (micro === undefined) return undefined;
  if (micro === 0) return words.free;
  // Beyond the largest amount nothing is added up.
  return micro * hours > maxAmount ? undefined : format(words.equivalent, { total: dxt(micro * hours), hours });
}

/** Why a price is unlike what is usual; it may be right all the same. */
export function unusualPrice({ price, subcategory }: Row['cells'], usual: UsualPrices | undefined): string | undefined {
  const micro = microOf(price);
  if (!micro) return undefined;
  if (micro < tiny) return words.tiny;
  const inCategory = usual?.categories[subcategory];
  const references = [
    { whose: words.own, known: usual?.own },
    inCategory === undefined
      ? { whose: words.everybody, known: usual?.everybody }
      : { whose: words.category, known: inCategory },
  ];
  for (const { whose, known } of references) {
    if (known === undefined) continue;
    const parts = { whose, price: dxt(known), factor: unusualPriceFactor };
    if (micro > known * unusualPriceFactor) return format(words.above, parts);
    if (micro * unusualPriceFactor < known) return format(words.below, parts);
  }
  return undefined;
}

/** Unusual prices by the key of their row. */
export function unusualPrices(rows: readonly Row[], usual: UsualPrices | undefined): Map<number, string> {
  const found = new Map<number, string>();
  for (const { key, cells } of rows) {
    const warning = unusualPrice(cells, usual);
    if (warning) found.set(key, warning);
  }
  return found;
}
