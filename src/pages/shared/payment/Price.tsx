import { Badge, Text } from '#design-system';
import { displayTokens } from '#marketplace';
import { format } from '../../../messages/format.ts';
import { listingMessages as messages } from '../../../messages/listing.ts';
import { Tokens } from './Tokens.tsx';

const hoursOfDay = 24;

/** `price` is micro-tokens per hour. */
export function Price({ price }: { price: number }) {
  if (price === 0) return <Badge tone="success">{messages.free}</Badge>;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Tokens amount={price} weight="semibold" />{' '}
      <Text size="small" tone="muted">
        {messages.perHour}
      </Text>
    </span>
  );
}

export const CardPrice = ({ price }: { price: number }) => (
  <span>
    <Price price={price} />
    {price > 0 && (
      <Text as="div" size="small" tone="muted">
        {format(messages.perDay, { price: displayTokens(price * hoursOfDay) })}
      </Text>
    )}
  </span>
);
