export { OfferTimeline, type OfferTimelineProps } from './OfferTimeline.tsx';
export type { OfferAction, OfferMove, Party as OfferSide } from './ladder.ts';
export { timelineTexts, type TimelineTexts } from './texts.ts';
