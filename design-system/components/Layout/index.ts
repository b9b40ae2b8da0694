export { Grid, type GridProps, Inline, type InlineProps, Stack, type LayoutProps } from './Layout.tsx';
export * as layoutVariants from './Layout.variants.ts';
