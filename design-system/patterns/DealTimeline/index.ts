export { DealTimeline, type DealMove, type DealTimelineProps } from './DealTimeline.tsx';
