import { arc, pie } from 'd3-shape';
import { numberFormat } from '../../internal/format/formats.ts';
import { BlockFrame } from '../BlockFrame.ts';
import type { ChartProps, Drawing } from '../Frame.tsx';
import { Legend } from '../Legend.tsx';
import { formatValue, type Point } from '../points.ts';
import { partsOf } from './parts.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { chartTexts } from '../texts.ts';

export interface DonutProps extends ChartProps {
  /** Text in the centre, below the total. */
  totalLabel?: string;
  /** Name of the slice that groups the smallest parts. It appears beyond six parts. */
  restLabel?: string;
}

const anglesOf = pie<Point>()
  .value(({ y }) => y)
  .sortValues(null)
  .padAngle(0.012);

interface Look {
  total: string;
  totalLabel: string;
}

function drawRing(parts: readonly Point[], { total, totalLabel }: Look, { width, height, active }: Drawing) {
  const radius = Math.max(1, Math.min(width, height) / 2 - 4);
  const shape = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(radius * 0.64)
    .outerRadius(radius)
    .cornerRadius(2);
  return (
    <g transform={`translate(${width / 2} ${height / 2})`}>
      {anglesOf([...parts]).map((slice, index) => (
        <path
          key={slice.data.x}
          data-part="block"
          data-fill={index + 1}
          data-dim={(active !== undefined && active !== index) || undefined}
          d={shape(slice) ?? ''}
        />
      ))}
      <text data-part="total" textAnchor="middle" dy="0.1em">
        {total}
      </text>
      <text textAnchor="middle" dy="1.5em">
        {totalLabel}
      </text>
    </g>
  );
}

export function Donut({ points, yLabel, totalLabel, restLabel, ...frame }: DonutProps) {
  const texts = useTexts('charts', chartTexts);
  const parts = partsOf(points, restLabel ?? texts.rest);
  const { formatX = String, formatY = formatValue, height = 220 } = frame;
  const sum = parts.reduce((total, { y }) => total + y, 0);
  const nearest = (x: number, width: number, y: number) => {
    const angle = Math.atan2(x - width / 2, height / 2 - y);
    const turned = angle < 0 ? angle + 2 * Math.PI : angle;
    const index = anglesOf([...parts]).findIndex(({ endAngle }) => turned <= endAngle);
    return index < 0 ? parts.length - 1 : index;
  };
  const share = numberFormat({ style: 'percent', maximumFractionDigits: 1 });
  const withShare = (y: number) => `${formatY(y)} (${share.format(sum > 0 ? y / sum : 0)})`;
  return (
    <BlockFrame
      {...frame}
      formatY={withShare}
      name="Donut"
      rows={parts.map(({ x, y }) => ({ x, values: [y] }))}
      series={[yLabel ?? texts.value]}
      nearest={nearest}
      legend={<Legend names={parts.map(({ x }) => formatX(x))} />}
      draw={(drawing) => drawRing(parts, { total: formatY(sum), totalLabel: totalLabel ?? texts.total }, drawing)}
    />
  );
}
