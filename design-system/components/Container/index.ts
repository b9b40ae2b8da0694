export { Container, type ContainerProps } from './Container.tsx';
export * as containerVariants from './Container.variants.ts';
