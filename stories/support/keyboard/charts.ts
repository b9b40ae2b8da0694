import { row, type KeyRow } from './row.ts';

/** Keys of the slider of a chart, with three points. */
const chart: readonly KeyRow[] = [
  row('→, ↑', 'Goes to the next point; right to left, → to the one before', '{Tab}{ArrowRight}', { value: '1' }),
  row('←, ↓', 'Goes to the point before; right to left, ← to the next one', '{Tab}{End}{ArrowLeft}', { value: '1' }),
  row('Home', 'Goes to the first point', '{Tab}{End}{Home}', { value: '0' }),
  row('End', 'Goes to the last point', '{Tab}{End}', { value: '2' }),
  row('Enter, Space', 'On “Show as table”: shows or hides the table', '{Tab}{Tab}{Enter}', {
    expanded: 'Show as table',
  }),
];

export const chartKeys = {
  Area: chart,
  Bars: chart,
  Donut: chart,
  Flow: chart,
  Line: chart,
  MapPoints: chart,
  StackedBars: chart,
} satisfies Record<string, readonly KeyRow[]>;
