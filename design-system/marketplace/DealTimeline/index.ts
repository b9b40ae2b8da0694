export { DealTimeline, type DealTimelineProps } from './DealTimeline.tsx';
export type { DealAction, DealMove, Party as DealParty } from './ladder.ts';
export { dealTexts, type DealTexts } from './texts.ts';
