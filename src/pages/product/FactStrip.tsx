import { dateFormat, fillText } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { productMessages } from '../../messages/product.ts';
import { serverNow } from '../../state/machine/clock.ts';
import { buyersText, measuredFacts } from '../shared/product/cardFacts.ts';
import { Dots } from '../shared/dots.styles.ts';
import { When } from '../shared/When.tsx';
import { useMeasured } from './useMeasured.ts';

const messages = productMessages.strip;
const dayMs = 86_400_000;
const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;

function newestOf({ quality }: Pick<Stream, 'quality'>): string | undefined {
  if (quality?.age_days === undefined) return undefined;
  return fillText(messages.newest, { day: dateFormat(day).format(serverNow() - quality.age_days * dayMs) });
}

export function FactStrip({ stream }: { stream: Stream }) {
  const measured = useMeasured(stream);
  const { quality } = measured;
  const buyers = buyersText(stream);
  const all = [...measuredFacts(measured), newestOf(measured)].filter((fact) => fact !== undefined);
  return (
    <Dots as="ul" data-part="list" aria-label={messages.label} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {all.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {quality && <li>{fillText(messages.quality, quality)}</li>}
      {quality && (
        <li>
          {messages.checked} <When at={quality.measured_at} />
        </li>
      )}
      {buyers && <li>{buyers}</li>}
    </Dots>
  );
}
