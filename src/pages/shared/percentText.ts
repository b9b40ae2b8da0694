import { numberFormat } from '#design-system';

/** Formats a share, where 1 is 100 %, with at most one decimal. */
export const percentText = (share: number): string =>
  numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(share);
