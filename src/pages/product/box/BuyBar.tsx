import { Button, Inline } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { accessMessages as messages } from '../../../messages/product.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { Foot } from '../../shared/split/Foot.styles.ts';
import { useBuyerAccess, verbOf } from './buyerAccess.ts';
import { PriceTag } from './PriceTag.tsx';
import { submitBox } from './toBox.ts';
import { useDeal } from './useDeal.ts';

/** Price and main button over the data of a phone, whose box comes after it. */
export function BuyBar({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const deal = useDeal(stream);
  const access = useBuyerAccess(stream);
  const mayBuy = useMay('buy');
  const closed = stream.status !== 'published';
  if (stream.owner === userId || !mayBuy || (closed && !access.running)) return null;
  return (
    <Foot as="section" aria-label={messages.price}>
      <Inline justify="between" gap={3} wrap={false}>
        <PriceTag stream={stream} deal={deal} brief />
        <Button size="large" variant={access.running ? 'soft' : 'solid'} onClick={submitBox}>
          {verbOf(access, deal)}
        </Button>
      </Inline>
    </Foot>
  );
}
