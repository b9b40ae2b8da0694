import { asPicture } from '../../internal/pictures/asPicture.ts';
import { hueOf, Pictogram, type PictogramName } from '../Pictogram/index.ts';
import { Band } from './ListingBand.styles.ts';
import { frameOf, MapPointsPath } from './MapPointsPath.tsx';
import { barsOf, lineOf, type CardChart } from './drawing.ts';

/** Padding above and below the chart, in units of the view box: the band must not clip the line. */
const chartPadding = 4;

function Plot({ kind, values }: CardChart) {
  const line = lineOf(values);
  if (kind === 'bars') return <path data-part="bars" d={barsOf(values)} />;
  return (
    <>
      <path data-part="area" d={`${line}V${100 + chartPadding}H0z`} />
      <path data-part="line" d={line} />
    </>
  );
}

export interface ListingBandProps {
  /** Kind of content. Sets pictogram and hue. */
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
          viewBox={isMap ? frameOf(chart.points ?? []) : `0 ${-chartPadding} 100 ${100 + chartPadding * 2}`}
          preserveAspectRatio={isMap ? 'xMidYMid slice' : 'none'}
          {...asPicture(chart.label)}
        >
          {isMap ? <MapPointsPath {...chart} /> : <Plot {...chart} />}
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
