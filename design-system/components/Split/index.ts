export { Split, type SplitProps } from './Split.tsx';
export * as splitVariants from './Split.variants.ts';
