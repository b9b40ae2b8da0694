import { Badge, Inline, StatusBadge } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { offersPath } from '../../config/paths.ts';
import { counted } from '../../messages/format.ts';
import { accessTypeNames, productStatusNames } from '../../messages/productCards.ts';
import { productsMessages as messages } from '../../messages/products.ts';
import { phone } from '../shared/windows.ts';
import { useMedia } from '../shared/useMedia.ts';
import { RouterLink } from '../shared/RouterLink.tsx';

const toneOf = { published: 'success', disabled: 'danger', expired: 'neutral' } as const;

/** Why a published product cannot be sold. */
function problemOf({ status, unreadable, query_missing: isUnfinished }: Stream): string | undefined {
  if (status !== 'published') return undefined;
  if (unreadable) return messages.unreadable;
  return isUnfinished ? messages.noQuery : undefined;
}

/** Rows on phones show only unusual facts. */
export function RowState({ stream }: { stream: Stream }) {
  const isOrdinary = stream.status === 'published' && stream.visibility === 'public' && problemOf(stream) === undefined;
  return useMedia(phone) && isOrdinary ? null : <ProductState stream={stream} />;
}

export function ProductState({ stream }: { stream: Stream }) {
  const { status, visibility } = stream;
  const problem = problemOf(stream);
  return (
    <Inline as="span" gap={1}>
      {problem ? (
        <StatusBadge tone="warning">{problem}</StatusBadge>
      ) : (
        <StatusBadge tone={toneOf[status]}>{productStatusNames[status]}</StatusBadge>
      )}
      {visibility !== 'public' && <Badge>{messages.hidden[visibility]}</Badge>}
    </Inline>
  );
}

export function AccessKind({ stream: { accessType } }: { stream: Stream }) {
  return <Badge tone={accessType === 'PUBLIC' ? 'neutral' : 'warning'}>{accessTypeNames[accessType]}</Badge>;
}

export const OpenOffers = ({ count }: { count: number }) => (
  <RouterLink to={offersPath('received')} style={{ whiteSpace: 'nowrap' }}>
    {counted(messages.openOffers, count)}
  </RouterLink>
);
