import type { Drawing, PlotProps } from '../Frame.tsx';
import { formatValue } from '../points.ts';
import { Coasts, Degrees } from './Coasts.tsx';
import { MapFrame } from './MapPoints.styles.ts';
import {
  drawnAt,
  placesOnEarth,
  radiusOf,
  surroundingsOf,
  surroundingsRatio,
  world,
  type Place,
  type View,
} from './places.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { chartTexts } from '../texts.ts';

export interface MapPointsProps extends Omit<PlotProps, 'formatX' | 'formatY' | 'xLabel' | 'height'> {
  /** Points on the map. Coordinates out of range are skipped. */
  places: readonly Place[];
  /** Shows the surroundings of the places, with finer coasts, borders and degrees, in place of the whole earth. */
  around?: boolean;
  /** Heading of the first table column. */
  nameLabel?: string;
  /** Name and unit of the value, for places that have one. */
  valueLabel?: string | undefined;
  /** Formats values. */
  formatValue?: (value: number) => string;
}

const degrees = (value: number) => `${Math.round(value * 100) / 100}°`;

/** More dots than this are drawn as one shape: elements for each would make the page slow. */
const maxDots = 2_000;

interface Drawn extends Drawing {
  places: readonly Place[];
  view: View;
}

function Dots({ places, view, width, height, active }: Drawn) {
  const greatest = places.reduce((most, { value = 0 }) => (value > most ? value : most), 0);
  const dots = places.map((place, index) => ({ place, index, ...drawnAt(place, view, width, height) }));
  const isCrowd = dots.length > maxDots;
  const highlighted = active === undefined ? [] : dots.slice(active, active + 1);
  // The highlighted dot is drawn last, above its neighbours.
  const apart = isCrowd ? highlighted : [...dots.filter(({ index }) => index !== active), ...highlighted];
  return (
    <>
      {isCrowd && <path data-part="crowd" d={dots.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')} />}
      {apart.map(({ place, index, x, y }) => (
        <circle
          key={index}
          data-part="place"
          data-active={index === active || undefined}
          cx={x}
          cy={y}
          r={radiusOf(place.value, greatest)}
          opacity={place.strength}
        />
      ))}
    </>
  );
}

function drawMap(drawn: Drawn) {
  const { view, width, height } = drawn;
  return (
    <>
      <rect data-part="sea" width={width} height={height} rx={6} />
      <Coasts view={view} width={width} height={height} />
      {view !== world && <Degrees view={view} width={width} height={height} />}
      <Dots {...drawn} />
    </>
  );
}

export function MapPoints({
  places: given,
  around = false,
  nameLabel,
  valueLabel,
  formatValue: write = formatValue,
  ...frame
}: MapPointsProps) {
  const texts = useTexts('charts', chartTexts);
  const places = placesOnEarth(given);
  const view = around ? surroundingsOf(places) : world;
  const rows = places.map(({ name, latitude, longitude, value }, index) => ({
    x: `${index}`,
    values: [latitude, longitude, ...(valueLabel ? [value ?? null] : [])],
    name,
  }));
  const ratio = around ? surroundingsRatio : world.width / world.height;
  const nearest = (x: number, width: number, y: number) => {
    const far = places.map((place) => {
      const at = drawnAt(place, view, width, width / ratio);
      return Math.hypot(at.x - x, at.y - y);
    });
    return far.reduce((best, distance, index) => (distance < (far[best] ?? Infinity) ? index : best), 0);
  };
  return (
    <MapFrame
      {...frame}
      name="MapPoints"
      tableFrom={2}
      ratio={ratio}
      xLabel={nameLabel ?? texts.place}
      formatX={(x) => rows[Number(x)]?.name ?? '–'}
      formatCell={(y, column) => (column < 2 ? degrees(y) : write(y))}
      rows={rows}
      series={[texts.latitude, texts.longitude, ...(valueLabel ? [valueLabel] : [])]}
      nearest={nearest}
      draw={(drawing) => drawMap({ ...drawing, places, view })}
    />
  );
}
