import { Suspense, type ComponentType } from 'react';
import { Skeleton } from '../components/Skeleton/index.ts';
import { lazyPart } from '../internal/lazy/lazyPart.tsx';
import type { AreaProps } from './Area/index.ts';
import type { BarsProps } from './Bars/index.ts';
import type { DonutProps } from './Donut/index.ts';
import type { FlowProps } from './Flow/index.ts';
import type { HistogramProps } from './Histogram/index.ts';
import type { LineProps } from './Line/index.ts';
import type { MapPointsProps } from './MapPoints/index.ts';
import type { SparklineProps } from './Sparkline/index.ts';
import type { StackedBarsProps } from './StackedBars/index.ts';

/** Loads a chart, and the drawing library with it, when the first one is shown; its room is kept meanwhile. */
function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, room: (props: Props) => string) {
  const Chart = lazyPart(load);
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={<Skeleton shape="block" style={{ blockSize: room(props) }} />}>
        <Chart {...props} />
      </Suspense>
    );
  };
}

/** Caption and table link stand above and below the drawing. */
const plotRoom = ({ height = 220 }: { height?: number }) => `calc(${height}px + 4rem)`;

/** Area, loaded when first shown. */
export const Area = onDemand<AreaProps>(async () => (await import('./Area/index.ts')).Area, plotRoom);
/** Bars, loaded when first shown. */
export const Bars = onDemand<BarsProps>(async () => (await import('./Bars/index.ts')).Bars, plotRoom);
/** Line, loaded when first shown. */
export const Line = onDemand<LineProps>(async () => (await import('./Line/index.ts')).Line, plotRoom);
/** Sparkline, loaded when first shown. */
export const Sparkline = onDemand<SparklineProps>(
  async () => (await import('./Sparkline/index.ts')).Sparkline,
  () => 'var(--ds-chart-small)',
);
/** Donut, loaded when first shown. */
export const Donut = onDemand<DonutProps>(async () => (await import('./Donut/index.ts')).Donut, plotRoom);
/** Flow, loaded when first shown. */
export const Flow = onDemand<FlowProps>(
  async () => (await import('./Flow/index.ts')).Flow,
  ({ height = 280 }) => `calc(${height}px + 6rem)`,
);
/** Histogram, loaded when first shown. */
export const Histogram = onDemand<HistogramProps>(
  async () => (await import('./Histogram/index.ts')).Histogram,
  plotRoom,
);
/** MapPoints, loaded when first shown. */
export const MapPoints = onDemand<MapPointsProps>(
  async () => (await import('./MapPoints/index.ts')).MapPoints,
  () => 'var(--ds-chart-medium)',
);
/** StackedBars, loaded when first shown. */
export const StackedBars = onDemand<StackedBarsProps>(
  async () => (await import('./StackedBars/index.ts')).StackedBars,
  plotRoom,
);
