import { numberFormat } from './formats.ts';

const units = ['bytes', 'kB', 'MB', 'GB'] as const;
const single = 'byte';

/** Writes a size with up to one decimal: 1500 gives '1.5 kB'. Invalid numbers give '–'. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '–';
  let value = bytes;
  let unit = 0;
  // 999,500 would print as 1,000 kB.
  while (Math.round(value) >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const maximumFractionDigits = unit === 0 || value >= 100 ? 0 : 1;
  return `${numberFormat({ maximumFractionDigits }).format(value)} ${value === 1 && unit === 0 ? single : units[unit]}`;
}
