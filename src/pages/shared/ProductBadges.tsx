import { Badge } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { accessTypeNames, listingWords as words } from '../../messages/listing.ts';
import { QualityBadge } from './QualityBadge.tsx';
import { When } from './When.tsx';

interface ProductBadgesProps {
  stream: Pick<Stream, 'accessType' | 'offer' | 'access' | 'quality'>;
  /** Name of its category. */
  category?: string | undefined;
}

/** Kind and conditions of a product, and what I have to do with it. */
export function ProductBadges({ stream, category }: ProductBadgesProps) {
  return (
    <>
      {category && <Badge>{category}</Badge>}
      {stream.quality && <QualityBadge {...stream.quality} />}
      {stream.accessType === 'PROTECTED' && <Badge tone="warning">{accessTypeNames.PROTECTED}</Badge>}
      {stream.offer && <Badge tone="accent">{words.takesOffers}</Badge>}
      {stream.access && (
        <Badge tone="success">
          {words.running} <When at={stream.access.end_date} />
        </Badge>
      )}
    </>
  );
}
