import { Banner, Button } from '#design-system';
import { buyPath } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { walletWords as words } from '../../messages/wallet.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { useTopUp } from './useTopUp.ts';

export function ReturnToPurchase() {
  const { purchase } = useTopUp();
  if (!purchase) return null;
  const { productId, hours } = purchase;
  return (
    <Banner
      tone="accent"
      action={
        <Button asChild size="small" variant="outline" tone="neutral">
          <Anchor to={buyPath(productId, hours)}>{words.back}</Anchor>
        </Button>
      }
    >
      {format(words.backText, { hours })}
    </Banner>
  );
}
