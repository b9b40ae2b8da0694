import { fillText, Icon, IconButton, Menu, useHasPassed } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { buyPath, productPath } from '../../../config/paths.ts';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { chooseToCompare } from '../../../state/trade/browse/compare.ts';
import { markFavourite, useFavourite } from '../../../state/trade/browse/favourites.ts';
import { CompareButton } from '../../shared/product/CompareButton.tsx';
import { useCompared } from '../../shared/product/useCompared.ts';

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
      aria-label={fillText(label, { name: stream.name })}
    >
      {verb}
    </ButtonLink>
  );
}

const LookButtons = ({ stream, onLook }: ProductToolsProps) => (
  <>
    <IconButton
      size="small"
      label={fillText(messages.look, { name: stream.name })}
      aria-haspopup="dialog"
      onClick={() => onLook(stream.id)}
    >
      <Icon name="show" />
    </IconButton>
    <CompareButton stream={stream} />
  </>
);

/** The actions of a row in one menu, which leaves more width to the name. */
export function ProductRowMenu({ stream, onLook }: ProductToolsProps) {
  const isFavourite = useFavourite(stream);
  const { isChosen, isFull } = useCompared(stream);
  return (
    <Menu.Root>
      <Menu.Trigger>
        <IconButton size="small" label={fillText(messages.tools.label, { name: stream.name })}>
          <Icon name="more" />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item onSelect={() => onLook(stream.id)}>{messages.tools.look}</Menu.Item>
        <Menu.CheckboxItem
          checked={isChosen}
          disabled={isFull}
          onCheckedChange={(chosen) => chooseToCompare(stream, chosen)}
        >
          {messages.tools.compare}
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={isFavourite} onCheckedChange={(marked) => void markFavourite(stream, marked)}>
          {messages.tools.favourite}
        </Menu.CheckboxItem>
      </Menu.Content>
    </Menu.Root>
  );
}

export const ProductTools = (tools: ProductToolsProps) => (
  <>
    <LookButtons {...tools} />
    <BuyLink stream={tools.stream} />
  </>
);
