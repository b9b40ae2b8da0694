import { Card, Stack, Text } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { accessWords as words } from '../../messages/product.ts';
import { product } from '../../state/product.ts';
import { useSession } from '../../state/session.ts';
import { BuyBox } from './BuyBox.tsx';
import { dealOf } from './deal.ts';
import { NotForSale, OwnBox } from './NotForSale.tsx';
import { PriceTag } from './PriceTag.tsx';

/** What I can do with the product now; stays in view beside the page. */
export function AccessBox({ stream }: { stream: Stream }) {
  const { offers } = useSnapshot(product);
  const { userId } = useSession();
  const [openedAt] = useState(Date.now);
  const deal = dealOf(stream, offers, openedAt);
  const own = stream.owner === userId;
  const closed = stream.status !== 'published' || stream.accessType === 'PROTECTED';
  return (
    <Card as="section" aria-label={words.get} padding="large">
      <Stack gap={4}>
        <PriceTag stream={stream} deal={deal} />
        {own ? (
          <OwnBox />
        ) : closed && !stream.access ? (
          <NotForSale stream={stream} />
        ) : (
          <BuyBox stream={stream} deal={deal} />
        )}
        <Text size="small" tone="muted">
          {words.every}
        </Text>
      </Stack>
    </Card>
  );
}
