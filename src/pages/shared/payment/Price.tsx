import { Badge, Text } from '#design-system';
import { listingWords as words } from '../../../messages/listing.ts';
import { Tokens } from './Tokens.tsx';

/** `price` is micro-tokens per hour. */
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
