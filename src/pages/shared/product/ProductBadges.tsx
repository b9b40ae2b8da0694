import { Badge, urgencyOf, useHasPassed, useNow } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { accessTypeNames, productCardMessages as messages } from '../../../messages/productCards.ts';
import { QualityBadge } from './QualityBadge.tsx';
import { When } from '../When.tsx';

interface ProductBadgesProps {
  stream: Pick<Stream, 'accessType' | 'access' | 'quality' | 'unreadable' | 'query_missing'>;
  category?: string | undefined;
  /** On cards: a grade appears only where it warns. */
  brief?: boolean;
}

const minuteMs = 60_000;

/** Coloured as a countdown. */
function Running({ end }: { end: string }) {
  const at = Date.parse(end);
  const urgency = urgencyOf(at - useNow(() => minuteMs));
  if (useHasPassed(at)) return null;
  return (
    <Badge tone={urgency === 'neutral' ? 'success' : urgency}>
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
