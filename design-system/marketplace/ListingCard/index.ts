export type { CardChart } from './CardPicture.tsx';
export { ListingCard, type ListingCardProps } from './ListingCard.tsx';
export { ListingCardSkeleton, type ListingCardSkeletonProps } from './ListingCardSkeleton.tsx';
