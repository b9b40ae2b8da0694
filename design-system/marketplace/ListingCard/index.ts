export { type CardChart } from './drawing.ts';
export { ListingBand, type ListingBandProps } from './ListingBand.tsx';
export { ListingPicture, type ListingPictureProps } from './ListingPicture.tsx';
export { ListingCard, type ListingCardProps } from './ListingCard.tsx';
export { ListingCardSkeleton, type ListingCardSkeletonProps } from './ListingCardSkeleton.tsx';
