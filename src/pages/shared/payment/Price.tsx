import { Badge, Text } from '#design-system';
import { listingWords as words } from '../../../messages/listing.ts';
import { Tokens } from './Tokens.tsx';

/** A price per hour in micro-tokens, or that it is free. */
export function Price({ price }: { price: number }) {
  if (price === 0) return <Badge tone="success">{words.free}</Badge>;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Tokens amount={price} weight="semibold" />{' '}
      <Text size="small" tone="muted">
        {words.perHour}
      </Text>
    </span>
  );
}
