import { MapPoints } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { productMessages as messages } from '../../../messages/product.ts';
import { pointText } from '../facts.ts';

const small = { maxInlineSize: '20rem' };

/** The map is bundled: no third party is contacted. */
export function Where({ stream: { name, location } }: { stream: Stream }) {
  if (!location) return null;
  const [longitude, latitude] = location.coordinates;
  return (
    <MapPoints
      title={messages.facts.location}
      description={pointText(location.coordinates)}
      places={[{ name, latitude, longitude }]}
      style={small}
    />
  );
}
