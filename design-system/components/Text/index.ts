export { Text, type TextProps } from './Text.tsx';
export * as textVariants from './Text.variants.ts';
