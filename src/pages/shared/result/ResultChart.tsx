import { Bars, dateFormat, fillText, Line } from '#design-system';
import { resultMessages as messages } from '../../../messages/ai.ts';
import { fieldText } from '../rows/shownText.ts';
import { cellText, type Drawn } from './resultParts.ts';

const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;

export function ResultChart({ drawn: { form, title, x, isDate, series, band } }: { drawn: Drawn }) {
  const [first] = series;
  if (!first) return null;
  const shared = {
    title: fieldText(title ?? series.map(({ name }) => name).join(', ')),
    description: fillText(messages.describe, { y: fieldText(first.name), x: fieldText(x), count: first.points.length }),
    xLabel: x,
    formatX: (at: number | string) => (isDate ? dateFormat(day).format(Number(at)) : cellText(at)),
    formatY: (value: number) => cellText(value),
    height: 320,
  };
  if (form === 'bar' && series.length === 1) return <Bars {...shared} points={first.points} yLabel={first.name} />;
  return <Line {...shared} series={series} joined={form !== 'scatter'} timeAxis={isDate} {...(band && { band })} />;
}
