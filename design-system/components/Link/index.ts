export { Link, type LinkProps } from './Link.tsx';
export * as linkVariants from './Link.variants.ts';
