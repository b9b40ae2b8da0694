import { displayTokens } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';

export const tokensText = (micro: number | null | undefined): string =>
  micro === null || micro === undefined ? '–' : `${displayTokens(micro)} ${tokenInfo.symbol}`;
