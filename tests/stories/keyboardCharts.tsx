import type { ReactElement } from 'react';
import { Area, Bars, Donut, Flow, Line, MapPoints, StackedBars } from '#design-system';
import type { chartKeys } from '../../stories/support/keyboard/charts.ts';

const points = ['First', 'Second', 'Third'].map((x, at) => ({ x, y: at + 1 }));
const text = { title: 'Level', description: 'It rises.' };
const series = [{ name: 'Sold', points }];

/** Each has three points. */
export const chartParts: Record<keyof typeof chartKeys, ReactElement> = {
  Area: <Area {...text} points={points} />,
  Bars: <Bars {...text} points={points} />,
  Donut: <Donut {...text} points={points} totalLabel="tokens" />,
  Flow: (
    <Flow
      {...text}
      names={{ incoming: 'In', outgoing: 'Out', level: 'Balance' }}
      steps={points.map(({ x, y }) => ({ x, incoming: y, outgoing: 0, level: y }))}
    />
  ),
  Line: <Line {...text} series={series} />,
  MapPoints: (
    <MapPoints
      {...text}
      valueLabel="Buyers"
      places={points.map(({ x, y }) => ({ name: x, latitude: y * 10, longitude: y * 10, value: y }))}
    />
  ),
  StackedBars: <StackedBars {...text} series={series} />,
};
