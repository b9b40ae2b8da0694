export { RevenueShare, type RevenueShareProps } from './RevenueShare.tsx';
export type { RevenuePart } from './split.ts';
export { revenueTexts, type RevenueTexts } from './texts.ts';
