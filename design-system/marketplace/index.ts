/** Exports of the marketplace entry, alphabetical; pinned by tests/design-system/exports.test.ts. */
export { displayTokens, formatTokens, microTokens, parseTokens } from './amount.ts';
export { AmountField, type AmountFieldProps } from './fields/AmountField.tsx';
export {
  BuyAccessDialog,
  type BuyAccessDialogProps,
  type BuyRefusal,
  type BuyTexts,
  buyTexts,
} from './BuyAccessDialog/index.ts';
export {
  ContractDialog,
  type ContractDialogProps,
  type ContractRefusal,
  contractTexts,
  type ContractTexts,
  type ContractValues,
} from './ContractDialog/index.ts';
export {
  type DealAction,
  type DealMove,
  type DealParty,
  dealTexts,
  type DealTexts,
  DealTimeline,
  type DealTimelineProps,
} from './DealTimeline/index.ts';
export { spanText } from './hours.ts';
export { HoursField, type HoursFieldProps } from './fields/HoursField.tsx';
export {
  ListingBand,
  type ListingBandProps,
  ListingCard,
  ListingCardSkeleton,
  type CardChart,
  type ListingCardProps,
  type ListingCardSkeletonProps,
  ListingPicture,
  type ListingPictureProps,
} from './ListingCard/index.ts';
export {
  OfferDialog,
  type OfferDialogProps,
  type OfferDraft,
  type OfferRefusal,
  type OfferTexts,
  offerTexts,
  type OfferValues,
  reviseTexts,
} from './OfferDialog/index.ts';
export { hueOf, Pictogram, type PictogramName, type PictogramProps, pictograms } from './Pictogram/index.ts';
export { type Range, RangeField, type RangeFieldProps } from './fields/RangeField.tsx';
export {
  type RevenuePart,
  RevenueShare,
  type RevenueShareProps,
  revenueTexts,
  type RevenueTexts,
} from './RevenueShare/index.ts';
export { Runway, type RunwayBar, type RunwayProps, runwayTexts, type RunwayTexts } from './Runway/index.ts';
export type { TimeInput } from '../internal/format/moments.ts';
export { type ContractTerms, SignDialog, type SignDialogProps, signTexts, type SignTexts } from './SignDialog/index.ts';
export { marketplaceEnglish, type MarketplaceEnglish } from './english.ts';
