import { Banner, fillText } from '#design-system';
import { buyPath } from '../../config/paths.ts';
import { walletMessages as messages } from './messages.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { useTopUp } from './useTopUp.ts';

export function ReturnToPurchase() {
  const { purchase } = useTopUp();
  if (!purchase) return null;
  const { productId, hours } = purchase;
  return (
    <Banner
      tone="accent"
      action={
        <ButtonLink size="small" variant="outline" tone="neutral" to={buyPath(productId, hours)}>
          {messages.back}
        </ButtonLink>
      }
    >
      {fillText(messages.backText, { hours })}
    </Banner>
  );
}
