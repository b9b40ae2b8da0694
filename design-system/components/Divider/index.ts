export { Divider, type DividerProps } from './Divider.tsx';
export * as dividerVariants from './Divider.variants.ts';
