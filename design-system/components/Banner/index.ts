export { Banner, type BannerProps } from './Banner.tsx';
export * as bannerVariants from './Banner.variants.ts';
