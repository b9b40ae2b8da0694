import { Banner, Button } from '#design-system';
import { buyPath } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { walletMessages as messages } from '../../messages/wallet.ts';
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
          <Anchor to={buyPath(productId, hours)}>{messages.back}</Anchor>
        </Button>
      }
    >
      {format(messages.backText, { hours })}
    </Banner>
  );
}
