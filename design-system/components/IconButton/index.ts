export { IconButton, type IconButtonProps } from './IconButton.tsx';
export * as iconButtonVariants from './IconButton.variants.ts';
