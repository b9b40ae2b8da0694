import { displayTokens } from '#design-system';
import { tokenInfo } from '#contract/constants.ts';

/** Micro-tokens as people read them, with the token's name; a dash where they are not known. */
export const tokensText = (micro: number | null | undefined): string =>
  micro === null || micro === undefined ? '–' : `${displayTokens(micro)} ${tokenInfo.symbol}`;
