export { Rating, type RatingProps } from './Rating.tsx';
export * as ratingVariants from './Rating.variants.ts';
