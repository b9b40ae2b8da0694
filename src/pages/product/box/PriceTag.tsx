import { Badge, Stack, Text } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { accessMessages as messages, productMessages } from '../../../messages/product.ts';
import { liveText } from '../../shared/product/cardFacts.ts';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { When } from '../../shared/When.tsx';
import type { Deal } from './useDeal.ts';

interface PriceTagProps {
  stream: Stream;
  deal: Deal;
  /** Leaves out the equivalent, the list price and the end of an agreed one. */
  brief?: boolean;
}

export function PriceTag({ stream, deal: { price, agreed, isListPrice }, brief = false }: PriceTagProps) {
  const live = stream.measured?.live;
  return (
    <Stack gap={1}>
      {live?.replay && !brief && (
        <div>
          <Badge tone="warning">{liveText(live)}</Badge>
        </div>
      )}
      <Text as="div">
        {price === 0 ? (
          <Text size="title" weight="semibold">
            {productMessages.free}
          </Text>
        ) : (
          <>
            <Tokens amount={price} size="title" weight="semibold" short={brief} />{' '}
            <Text tone="muted">{messages.perHour}</Text>
          </>
        )}
      </Text>
      {agreed && !brief && (
        <Text as="div" size="small" tone="success">
          <span>{isListPrice ? messages.notAgreed : messages.agreed}</span> <When at={agreed.until} as="moment" />
        </Text>
      )}
      {price !== stream.price && !brief && (
        <Text as="div" size="small" tone="muted">
          {messages.listPrice} <Tokens amount={stream.price} size="small" tone="muted" />
        </Text>
      )}
    </Stack>
  );
}
