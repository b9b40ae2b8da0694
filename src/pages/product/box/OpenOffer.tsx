import { Banner } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import { offerPath } from '../../../config/paths.ts';
import { accessWords as words } from '../../../messages/product.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { When } from '../../shared/When.tsx';

export function OpenOffer({ offer }: { offer: Offer }) {
  return (
    <Banner tone={offer.turn === 'buyer' ? 'warning' : 'accent'} title={words.openOffer[offer.turn ?? 'seller']}>
      <Tokens amount={offer.amount} /> {words.perHour}, {words.expires} <When at={offer.expires_at} />.{' '}
      <RouterLink to={offerPath(offer.id)}>{words.toOffers}</RouterLink>
    </Banner>
  );
}
