import { Bars, dateFormat, Line } from '#design-system';
import { resultMessages as messages } from '../../../messages/ai.ts';
import { format } from '../../../messages/format.ts';
import { cellText, type Drawn } from './resultParts.ts';

const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;

export function ResultChart({ drawn: { form, x, isDate, series } }: { drawn: Drawn }) {
  const [first] = series;
  if (!first) return null;
  const shared = {
    title: series.map(({ name }) => name).join(', '),
    description: format(messages.describe, { y: first.name, x, count: first.points.length }),
    xLabel: x,
    formatX: (at: number | string) => (isDate ? dateFormat(day).format(Number(at)) : cellText(at)),
    formatY: (value: number) => cellText(value),
    height: 280,
  };
  if (form === 'bar' && series.length === 1) return <Bars {...shared} points={first.points} yLabel={first.name} />;
  return <Line {...shared} series={series} joined={form !== 'scatter'} />;
}
