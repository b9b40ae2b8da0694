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

/** Loads a chart and the drawing library on first render. The height of the chart is reserved while it loads. */
function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>, room: (props: Props) => string) {
  const Chart = lazyPart(load);
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={<Skeleton shape="block" style={{ blockSize: room(props) }} />}>
        <Chart {...props} />
      </Suspense>
    );
  };
}

/** The caption and the table link add 4rem to the drawing. */
const plotRoom = ({ height = 220 }: { height?: number }) => `calc(${height}px + 4rem)`;

/** Area chart, loaded on first render. */
export const Area = lazyChart<AreaProps>(async () => (await import('./Area/index.ts')).Area, plotRoom);
/** Bar chart, loaded on first render. */
export const Bars = lazyChart<BarsProps>(async () => (await import('./Bars/index.ts')).Bars, plotRoom);
/** Line chart, loaded on first render. */
export const Line = lazyChart<LineProps>(async () => (await import('./Line/index.ts')).Line, plotRoom);
/** Sparkline, loaded on first render. */
export const Sparkline = lazyChart<SparklineProps>(
  async () => (await import('./Sparkline/index.ts')).Sparkline,
  () => 'var(--ds-chart-small)',
);
/** Donut chart, loaded on first render. */
export const Donut = lazyChart<DonutProps>(async () => (await import('./Donut/index.ts')).Donut, plotRoom);
/** Flow chart, loaded on first render. */
export const Flow = lazyChart<FlowProps>(
  async () => (await import('./Flow/index.ts')).Flow,
  ({ height = 280 }) => `calc(${height}px + 6rem)`,
);
/** Histogram, loaded on first render. */
export const Histogram = lazyChart<HistogramProps>(
  async () => (await import('./Histogram/index.ts')).Histogram,
  plotRoom,
);
/** Point map, loaded on first render. */
export const MapPoints = lazyChart<MapPointsProps>(
  async () => (await import('./MapPoints/index.ts')).MapPoints,
  () => 'var(--ds-chart-medium)',
);
/** Stacked bar chart, loaded on first render. */
export const StackedBars = lazyChart<StackedBarsProps>(
  async () => (await import('./StackedBars/index.ts')).StackedBars,
  plotRoom,
);
