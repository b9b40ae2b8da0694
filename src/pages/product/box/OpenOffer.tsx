import { Banner } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import { offerPath } from '../../../config/paths.ts';
import { accessMessages as messages } from '../../../messages/product.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { When } from '../../shared/When.tsx';

export function OpenOffer({ offer }: { offer: Offer }) {
  return (
    <Banner tone={offer.turn === 'buyer' ? 'warning' : 'accent'} title={messages.openOffer[offer.turn ?? 'seller']}>
      <Tokens amount={offer.amount} /> {messages.perHour}, {messages.expires} <When at={offer.expires_at} />.{' '}
      <RouterLink to={offerPath(offer.id)}>{messages.toOffers}</RouterLink>
    </Banner>
  );
}
