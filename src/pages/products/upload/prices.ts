// Parses bulk prices, spells them out and flags unusual ones. Pure.
import { fillText, numberFormat } from '#design-system';
import { displayTokens, formatTokens, parseTokens } from '#marketplace';
import { maxAmount, tokenInfo, unusualPriceFactor } from '#contract/constants.ts';
import type { UsualPrices } from '#contract/types.ts';
import { priceMessages as messages } from './messages.ts';
import type { Row } from './table.ts';

const dxt = (micro: number) => `${displayTokens(micro)} ${tokenInfo.symbol}`;

/** Hours over which a wrong unit becomes obvious. */
const hours = 24;
/** Micro-tokens below which a price is implausibly low. */
const tiny = 10;

/** Parses a price cell to micro-tokens; undefined for other text. */
const microOf = (cell: string): number | undefined =>
  /^(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(cell) ? (parseTokens(cell) ?? undefined) : undefined;

/** A price cell with thousands separators. */
export const priceText = (cell: string): string => {
  const micro = microOf(cell);
  return micro === undefined ? `${cell} ${tokenInfo.symbol}` : dxt(micro);
};

/** Converts whole micro-tokens to DXT. Other numbers keep their unit to avoid confusion with DXT. */
export const fromMicroCell = (cell: string): string => {
  if (cell === '') return '';
  return /^(?:0|[1-9]\d{0,15})$/u.test(cell) && Number(cell) <= maxAmount
    ? formatTokens(Number(cell))
    : fillText(messages.micro, { cell });
};

export function equivalentOf(cell: string): string | undefined {
  const micro = microOf(cell);
  if (micro === undefined) return undefined;
  if (micro === 0) return messages.free;
  // No total above the largest amount.
  return micro * hours > maxAmount ? undefined : fillText(messages.equivalent, { total: dxt(micro * hours), hours });
}

/** Flags an unusual price, which may still be correct. */
function unusualPrice({ price, subcategory }: Row['cells'], usual: UsualPrices | undefined): string | undefined {
  const micro = microOf(price);
  if (!micro) return undefined;
  if (micro < tiny) return messages.tiny;
  const inCategory = usual?.categories[subcategory];
  const references = [
    { whose: messages.own, known: usual?.own },
    inCategory === undefined
      ? { whose: messages.everybody, known: usual?.everybody }
      : { whose: messages.category, known: inCategory },
  ];
  for (const { whose, known } of references) {
    if (known === undefined) continue;
    const parts = { whose, price: dxt(known), factor: numberFormat().format(unusualPriceFactor) };
    if (micro > known * unusualPriceFactor)
      return fillText(messages.above, {
        ...parts,
        times: numberFormat({ maximumSignificantDigits: 3 }).format(micro / known),
      });
    if (micro * unusualPriceFactor < known) return fillText(messages.below, parts);
  }
  return undefined;
}

export function unusualPrices(rows: readonly Row[], usual: UsualPrices | undefined): Map<number, string> {
  const found = new Map<number, string>();
  for (const { key, cells } of rows) {
    const warning = unusualPrice(cells, usual);
    if (warning) found.set(key, warning);
  }
  return found;
}
