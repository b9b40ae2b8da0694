import { MapPoints } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { productWords as words } from '../../../messages/product.ts';
import { pointText } from '../facts.ts';

/** Where the data come from, on a map that nobody else is asked for. */
export function Where({ stream: { name, location } }: { stream: Stream }) {
  if (!location) return null;
  const [longitude, latitude] = location.coordinates;
  return (
    <MapPoints
      title={words.facts.location}
      description={pointText(location.coordinates)}
      places={[{ name, latitude, longitude }]}
    />
  );
}
