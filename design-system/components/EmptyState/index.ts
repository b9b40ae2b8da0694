export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export * as emptyStateVariants from './EmptyState.variants.ts';
