export { Callout, type CalloutProps } from './Callout.tsx';
export * as calloutVariants from './Callout.variants.ts';
