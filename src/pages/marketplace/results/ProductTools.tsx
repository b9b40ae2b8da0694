import { Icon, IconButton, useHasPassed } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { buyPath, productPath } from '../../../config/paths.ts';
import { format } from '../../../messages/format.ts';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { CompareButton } from '../../shared/product/CompareButton.tsx';

interface ProductToolsProps {
  stream: Stream;
  onLook: (id: string) => void;
}

type Purchase = keyof typeof messages.purchase;

function purchaseOf({ price, approval }: Stream, isReading: boolean): Purchase | undefined {
  if (approval) return approval === 'pending' ? undefined : 'ask';
  if (isReading) return 'extend';
  return price === 0 ? 'free' : 'buy';
}

/** Opens the product with the purchase to confirm, or where the seller is asked. */
export function BuyLink({ stream, size = 'small' }: { stream: Stream; size?: 'small' | 'medium' }) {
  const mayBuy = useMay('buy');
  const { userId } = useSession();
  const isOver = useHasPassed(Date.parse(stream.access?.end_date ?? ''));
  const purchase = purchaseOf(stream, stream.access !== undefined && !isOver);
  const isSold =
    stream.owner !== userId && stream.status === 'published' && !stream.unreadable && !stream.query_missing;
  if (!mayBuy || !isSold || !purchase) return null;
  const { verb, label } = messages.purchase[purchase];
  return (
    <ButtonLink
      size={size}
      variant="soft"
      to={(purchase === 'ask' ? productPath : buyPath)(stream.id)}
      aria-label={format(label, { name: stream.name })}
    >
      {verb}
    </ButtonLink>
  );
}

export const LookButtons = ({ stream, onLook }: ProductToolsProps) => (
  <>
    <IconButton
      size="small"
      label={format(messages.look, { name: stream.name })}
      aria-haspopup="dialog"
      onClick={() => onLook(stream.id)}
    >
      <Icon name="show" />
    </IconButton>
    <CompareButton stream={stream} />
  </>
);

export const ProductTools = (tools: ProductToolsProps) => (
  <>
    <LookButtons {...tools} />
    <BuyLink stream={tools.stream} />
  </>
);
