export { Heading, type HeadingProps } from './Heading.tsx';
export * as headingVariants from './Heading.variants.ts';
