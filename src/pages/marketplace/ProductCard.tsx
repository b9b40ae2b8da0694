import { Badge, ListingCard, Text } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { Link } from 'react-router-dom';
import { productPath } from '../../config/paths.ts';
import { accessTypeNames, marketplaceWords as words } from '../../messages/marketplace.ts';
import { Tokens } from '../shared/Tokens.tsx';
import { When } from '../shared/When.tsx';

interface ProductCardProps {
  stream: Stream;
  /** Name of its category. */
  category: string | undefined;
}

function Price({ price }: { price: number }) {
  if (price === 0) return <Badge tone="success">{words.free}</Badge>;
  return (
    <>
      <Tokens amount={price} weight="semibold" />{' '}
      <Text size="small" tone="muted">
        {words.perHour}
      </Text>
    </>
  );
}

/** One product in the list. */
export function ProductCard({ stream, category }: ProductCardProps) {
  const badges = (
    <>
      {category && <Badge>{category}</Badge>}
      {stream.accessType === 'PROTECTED' && <Badge tone="warning">{accessTypeNames.PROTECTED}</Badge>}
      {stream.offer && <Badge tone="accent">{words.takesOffers}</Badge>}
      {stream.access && (
        <Badge tone="success">
          {words.running} <When at={stream.access.end_date} />
        </Badge>
      )}
    </>
  );
  const note = (
    <>
      {stream.ownerName} · <When at={stream.published_date} />
    </>
  );
  return (
    <ListingCard
      name={stream.name}
      logo={stream.logo}
      link={<Link to={productPath(stream.id)} />}
      note={note}
      description={stream.description}
      badges={badges}
      price={<Price price={stream.price} />}
      aside={stream.type}
    />
  );
}
