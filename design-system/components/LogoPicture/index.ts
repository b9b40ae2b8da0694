export { LogoPicture, type LogoPictureProps } from './LogoPicture.tsx';
export * as logoPictureVariants from './LogoPicture.variants.ts';
