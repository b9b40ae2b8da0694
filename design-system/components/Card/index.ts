export { Card, type CardProps } from './Card.tsx';
export * as cardVariants from './Card.variants.ts';
