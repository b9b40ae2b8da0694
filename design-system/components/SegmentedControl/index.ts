export { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl.tsx';
export * as segmentedControlVariants from './SegmentedControl.variants.ts';
