import { land } from '../../charts/MapPoints/land.ts';
import { asPicture } from '../../internal/dom/asPicture.ts';
import { hueOf, Pictogram, type PictogramName } from '../Pictogram/index.ts';
import { Band } from './ListingBand.styles.ts';
import { barsOf, lineOf, type CardChart } from './drawing.ts';

/** Units of the drawing: heights are stretched to the band, and a rim keeps the line inside. */
const rim = 4;

function Plot({ kind, values }: CardChart) {
  const line = lineOf(values);
  if (kind === 'bars') return <path data-part="bars" d={barsOf(values)} />;
  return (
    <>
      <path data-part="area" d={`${line}V${100 + rim}H0z`} />
      <path data-part="line" d={line} />
    </>
  );
}

/** Degrees of the smallest map, and width by height of one that fills a band. */
const [least, ratio] = [14, 2];

/** Part of the world around the points, in the units of the coasts. */
function frameOf(points: readonly (readonly [number, number])[]): string {
  const side = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return { middle: (low + high) / 2, room: Math.max(least, (high - low) * 1.4) };
  };
  const [x, y] = [side(points.map(([east]) => east + 180)), side(points.map(([, north]) => 90 - north))];
  const width = Math.max(x.room, y.room * ratio);
  const height = width / ratio;
  return [x.middle - width / 2, y.middle - height / 2, width, height].join(' ');
}

function Places({ points = [] }: CardChart) {
  return (
    <>
      <path data-part="land" d={land} />
      <path data-part="points" d={points.map(([x, y]) => `M${x + 180} ${90 - y}h0`).join('')} />
    </>
  );
}

export interface ListingBandProps {
  /** Kind of content, which gives pictogram and hue. */
  kind: PictogramName;
  /** Name of the category beside the pictogram. */
  category?: string | undefined;
  chart?: CardChart | undefined;
}

export function ListingBand({ kind, category, chart }: ListingBandProps) {
  const isMap = chart?.kind === 'points';
  return (
    <Band data-part="band" data-kind={chart?.kind} style={{ ['--category-hue' as string]: hueOf(kind) }}>
      <span data-part="kind">
        <Pictogram name={kind} />
        {category && <span>{category}</span>}
      </span>
      {chart ? (
        <svg
          data-part="chart"
          data-kind={chart.kind}
          viewBox={isMap ? frameOf(chart.points ?? []) : `0 ${-rim} 100 ${100 + rim * 2}`}
          preserveAspectRatio={isMap ? 'xMidYMid slice' : 'none'}
          {...asPicture(chart.label)}
        >
          {isMap ? <Places {...chart} /> : <Plot {...chart} />}
        </svg>
      ) : (
        <Pictogram name={kind} data-part="emblem" />
      )}
      {chart?.from !== undefined && <span data-part="from">{chart.from}</span>}
      {chart?.measure !== undefined && <span data-part="measure">{chart.measure}</span>}
      {chart?.to !== undefined && <span data-part="to">{chart.to}</span>}
    </Band>
  );
}
