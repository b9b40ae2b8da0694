import { LogoPicture } from '../../components/LogoPicture/index.ts';
import { asPicture } from '../../internal/pictures/asPicture.ts';
import { barsOf, lineOf, type CardChart } from './drawing.ts';
import { frameOf, MapPointsPath } from './MapPointsPath.tsx';
import { hueOf, Pictogram, type PictogramName } from '../Pictogram/index.ts';
import { Drawing, Tile } from './ListingPicture.styles.ts';

/** Margin of the view box that keeps the line inside. */
const margin = 6;
const box = `${-margin} ${-margin} ${100 + margin * 2} ${100 + margin * 2}`;

function CardPicture({ hue, ...chart }: CardChart & { hue: string }) {
  const { kind, values, label, points = [] } = chart;
  const isMap = kind === 'points';
  return (
    <Drawing
      viewBox={isMap ? frameOf(points) : box}
      preserveAspectRatio={isMap ? 'xMidYMid slice' : 'none'}
      {...asPicture(label)}
      data-part="chart"
      data-kind={kind}
      style={{ ['--category-hue' as string]: hue }}
    >
      {isMap ? <MapPointsPath {...chart} /> : <path d={kind === 'line' ? lineOf(values) : barsOf(values)} />}
    </Drawing>
  );
}

export interface ListingPictureProps {
  /** Product name, for the logo. */
  name: string;
  /** URL of the logo. */
  logo?: string | undefined;
  /** Small drawing of the data. Appears without a logo. */
  chart?: CardChart | undefined;
  /** Kind of content. Gives the hue, and the pictogram where there is neither logo nor drawing. */
  kind?: PictogramName | undefined;
}

export function ListingPicture({ name, logo, chart, kind = 'data' }: ListingPictureProps) {
  if (logo) return <LogoPicture name={name} src={logo} size="large" />;
  if (chart) return <CardPicture {...chart} hue={hueOf(kind)} />;
  return (
    <Tile style={{ ['--category-hue' as string]: hueOf(kind) }}>
      <Pictogram name={kind} />
    </Tile>
  );
}
