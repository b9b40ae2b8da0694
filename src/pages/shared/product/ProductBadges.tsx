import { Badge, useHasPassed } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { accessTypeNames, listingMessages as messages } from '../../../messages/listing.ts';
import { QualityBadge } from './QualityBadge.tsx';
import { When } from '../When.tsx';

interface ProductBadgesProps {
  stream: Pick<Stream, 'accessType' | 'access' | 'quality' | 'unreadable' | 'query_missing'>;
  category?: string | undefined;
  /** On cards: a grade appears only where it warns. */
  brief?: boolean;
}

const dayMs = 86_400_000;

/** Warns on the last day, as the countdown does. */
function Running({ end }: { end: string }) {
  const at = Date.parse(end);
  const isLastDay = useHasPassed(at - dayMs);
  if (useHasPassed(at)) return null;
  return (
    <Badge tone={isLastDay ? 'warning' : 'success'}>
      {messages.running} <When at={end} />
    </Badge>
  );
}

const good = new Set(['A', 'B']);

export function ProductBadges({ stream, category, brief = false }: ProductBadgesProps) {
  return (
    <>
      {(stream.unreadable || stream.query_missing) && <Badge tone="warning">{messages.unreadable}</Badge>}
      {category && <Badge>{category}</Badge>}
      {stream.quality && !(brief && good.has(stream.quality.grade)) && <QualityBadge {...stream.quality} />}
      {stream.accessType === 'PROTECTED' && <Badge tone="warning">{accessTypeNames.PROTECTED}</Badge>}
      {stream.access && <Running end={stream.access.end_date} />}
    </>
  );
}
