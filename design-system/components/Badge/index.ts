export { Badge, type BadgeProps } from './Badge.tsx';
export * as badgeVariants from './Badge.variants.ts';
