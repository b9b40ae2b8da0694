export * as Dialog from './Dialog.tsx';
export type { DialogContentProps } from './Dialog.tsx';
export * as dialogVariants from './Dialog.variants.ts';
