import { numberFormat } from './formats.ts';

type PercentOptions = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits' | 'signDisplay'>;

/** Formats a share, where 1 is 100 %, with at most one decimal: '16.7%'. A minus is U+2212, as in amounts. */
export const percentText = (share: number, options: PercentOptions = {}): string =>
  Number.isFinite(share)
    ? numberFormat({ style: 'percent', maximumFractionDigits: 1, ...options })
        .format(share)
        .replace('-', '−')
    : '–';
