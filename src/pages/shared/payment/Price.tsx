import { Badge, fillText, Text } from '#design-system';
import { displayTokens } from '#marketplace';
import { productCardMessages as messages } from '../../../messages/productCards.ts';
import { Equivalent } from './Equivalent.tsx';
import { Tokens } from './Tokens.tsx';

const hoursOfDay = 24;

/** `price` is micro-tokens per hour. */
export function Price({ price, short = false }: { price: number; short?: boolean }) {
  if (price === 0) return <Badge tone="success">{messages.free}</Badge>;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Tokens amount={price} weight="semibold" short={short} />{' '}
      <Text size="small" tone="muted">
        {messages.perHour}
      </Text>
    </span>
  );
}

/** One price a line: a card has controls beside them. */
export const CardPrice = ({ price }: { price: number }) => (
  <span>
    <Price price={price} short />
    {price > 0 && (
      <Text as="div" size="small" tone="muted">
        <Equivalent amount={price} />
        <div>{fillText(messages.perDay, { price: displayTokens(price * hoursOfDay) })}</div>
      </Text>
    )}
  </span>
);
