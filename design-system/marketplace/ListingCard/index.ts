export { type CardChart, ListingPicture, type ListingPictureProps } from './ListingPicture.tsx';
export { ListingCard, type ListingCardProps } from './ListingCard.tsx';
export { ListingCardSkeleton, type ListingCardSkeletonProps } from './ListingCardSkeleton.tsx';
