import type { Drawing, PlotProps } from '../Frame.tsx';
import { formatValue } from '../points.ts';
import { land } from './land.ts';
import { MapFrame } from './MapPoints.styles.ts';
import { placesOnEarth, project, radiusOf, world, type Place } from './places.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { chartTexts } from '../texts.ts';

export interface MapPointsProps extends Omit<PlotProps, 'formatX' | 'formatY' | 'xLabel' | 'height'> {
  /** Points on the map. Coordinates out of range are skipped. */
  places: readonly Place[];
  /** Heading of the first table column. */
  nameLabel?: string;
  /** Name and unit of the value, for places that have one. */
  valueLabel?: string;
  /** Formats values. */
  formatValue?: (value: number) => string;
}

const degrees = (value: number) => `${Math.round(value * 100) / 100}°`;

const scaleOf = (width: number) => width / world.width;

function drawWorld(places: readonly Place[], { width, height, active }: Drawing) {
  const scale = scaleOf(width);
  const greatest = places.reduce((most, { value = 0 }) => (value > most ? value : most), 0);
  const dots = places.map((place, index) => {
    const { x, y } = project(place);
    return { place, index, x: (x - world.left) * scale, y: (y - world.top) * scale };
  });
  // The highlighted dot is drawn last, above its neighbours.
  const order =
    active === undefined ? dots : [...dots.filter(({ index }) => index !== active), ...dots.slice(active, active + 1)];
  return (
    <>
      <rect data-part="sea" width={width} height={height} rx={6} />
      <svg
        width={width}
        height={height}
        viewBox={`${world.left} ${world.top} ${world.width} ${world.height}`}
        data-part="coasts"
        aria-hidden
      >
        <path data-part="land" d={land} />
      </svg>
      {order.map(({ place, index, x, y }) => (
        <circle
          key={index}
          data-part="place"
          data-active={index === active || undefined}
          cx={x}
          cy={y}
          r={radiusOf(place.value, greatest)}
        />
      ))}
    </>
  );
}

export function MapPoints({
  places: given,
  nameLabel,
  valueLabel,
  formatValue: write = formatValue,
  ...frame
}: MapPointsProps) {
  const texts = useTexts('charts', chartTexts);
  const places = placesOnEarth(given);
  const rows = places.map(({ name, latitude, longitude, value }, index) => ({
    x: `${index}`,
    values: [latitude, longitude, ...(valueLabel ? [value ?? null] : [])],
    name,
  }));
  const nearest = (x: number, width: number, y: number) => {
    const scale = scaleOf(width);
    const far = places.map((place) => {
      const at = project(place);
      return Math.hypot((at.x - world.left) * scale - x, (at.y - world.top) * scale - y);
    });
    return far.reduce((best, distance, index) => (distance < (far[best] ?? Infinity) ? index : best), 0);
  };
  return (
    <MapFrame
      {...frame}
      name="MapPoints"
      tableFrom={2}
      ratio={world.width / world.height}
      xLabel={nameLabel ?? texts.place}
      formatX={(x) => rows[Number(x)]?.name ?? '–'}
      formatCell={(y, column) => (column < 2 ? degrees(y) : write(y))}
      rows={rows}
      series={[texts.latitude, texts.longitude, ...(valueLabel ? [valueLabel] : [])]}
      nearest={nearest}
      draw={(drawing) => drawWorld(places, drawing)}
    />
  );
}
