import { displayTokens } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';

/** Formats micro-tokens with the symbol; a dash when unknown. */
export const tokensText = (micro: number | null | undefined): string =>
  micro === null || micro === undefined ? '–' : `${displayTokens(micro)} ${tokenInfo.symbol}`;
