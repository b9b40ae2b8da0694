import { dateFormat } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { format } from '../../messages/format.ts';
import { productWords } from '../../messages/product.ts';
import { serverNow } from '../../state/machine/clock.ts';
import { buyersText, measuredFacts } from '../shared/product/cardFacts.ts';
import { When } from '../shared/When.tsx';
import { Strip } from './FactStrip.styles.ts';

const words = productWords.strip;
const dayMs = 86_400_000;
const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** Date of the newest row, from its age now. */
function newestOf({ quality }: Stream): string | undefined {
  if (quality?.age_days === undefined) return undefined;
  return format(words.newest, { day: dateFormat(day).format(serverNow() - quality.age_days * dayMs) });
}

/** Rows, format, rhythm, freshness, quality and buyers in one line. */
export function FactStrip({ stream }: { stream: Stream }) {
  const { quality } = stream;
  const buyers = buyersText(stream);
  const all = [...measuredFacts(stream), newestOf(stream)].filter((fact) => fact !== undefined);
  return (
    <Strip data-part="list" aria-label={words.label}>
      {all.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {quality && <li>{format(words.quality, quality)}</li>}
      {quality && (
        <li>
          {words.checked} <When at={quality.measured_at} />
        </li>
      )}
      {buyers && <li>{buyers}</li>}
    </Strip>
  );
}
