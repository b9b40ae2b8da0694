export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
export * as copyButtonVariants from './CopyButton.variants.ts';
