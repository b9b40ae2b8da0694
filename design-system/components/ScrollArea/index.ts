export { ScrollArea, type ScrollAreaProps } from './ScrollArea.tsx';
export * as scrollAreaVariants from './ScrollArea.variants.ts';
