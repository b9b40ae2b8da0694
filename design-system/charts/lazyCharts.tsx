import { Suspense, type ComponentType } from 'react';
import { Skeleton } from '../components/Skeleton/index.ts';
import { useDefaultProps } from '../internal/dom/defaultProps.ts';
import { lazyPart } from '../internal/lazy/lazyPart.tsx';
import type { AreaProps } from './Area/index.ts';
import type { BarsProps } from './Bars/index.ts';
import type { DonutProps } from './Donut/index.ts';
import type { FlowProps } from './Flow/index.ts';
import type { LineProps } from './Line/index.ts';
import type { MapPointsProps } from './MapPoints/index.ts';
import type { StackedBarsProps } from './StackedBars/index.ts';

function lazyChart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  room: (props: Props) => string,
) {
  const Chart = lazyPart(load);
  return function OnDemand(ownProps: Props) {
    const props = useDefaultProps(name, ownProps);
    return (
      <Suspense fallback={<Skeleton shape="block" style={{ blockSize: room(props) }} />}>
        <Chart {...props} />
      </Suspense>
    );
  };
}

const plotRoom = ({ height = 220 }: { height?: number }) => `calc(${height}px + 4rem)`;

export const Area = lazyChart<AreaProps>('Area', async () => (await import('./Area/index.ts')).Area, plotRoom);
export const Bars = lazyChart<BarsProps>('Bars', async () => (await import('./Bars/index.ts')).Bars, plotRoom);
export const Line = lazyChart<LineProps>('Line', async () => (await import('./Line/index.ts')).Line, plotRoom);
export const Donut = lazyChart<DonutProps>('Donut', async () => (await import('./Donut/index.ts')).Donut, plotRoom);
export const Flow = lazyChart<FlowProps>(
  'Flow',
  async () => (await import('./Flow/index.ts')).Flow,
  ({ height = 280 }) => `calc(${height}px + 6rem)`,
);
export const MapPoints = lazyChart<MapPointsProps>(
  'MapPoints',
  async () => (await import('./MapPoints/index.ts')).MapPoints,
  () => 'var(--ds-chart-medium)',
);
export const StackedBars = lazyChart<StackedBarsProps>(
  'StackedBars',
  async () => (await import('./StackedBars/index.ts')).StackedBars,
  plotRoom,
);
