export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export * as skeletonVariants from './Skeleton.variants.ts';
