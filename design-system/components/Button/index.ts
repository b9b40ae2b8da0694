export { Button, type ButtonProps } from './Button.tsx';
export * as buttonVariants from './Button.variants.ts';
