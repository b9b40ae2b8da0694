import { Breadcrumbs, Heading, Skeleton, Stack, Text } from '#design-system';
import { useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { useValue } from '../../state/machine/resource.ts';
import { offer, sideOf } from '../../state/trade/offers.ts';
import { Async } from '../shared/Async.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { useTitle } from '../shared/useTitle.ts';
import { MissingOffer } from '../shared/deal/MissingOffer.tsx';
import { Negotiation } from '../shared/deal/Negotiation.tsx';
import { withWhom } from '../shared/deal/terms.tsx';

export function OfferPage() {
  const { id = '' } = useParams();
  const found = useValue(offer, id);
  const name = found?.stream_name;
  const reload = () => void offer.load(id);
  useLoad(offer, id);
  useTitle(name);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs current={name ?? titles.offer}>
          <RouterLink to={paths.offers}>{titles.offers}</RouterLink>
        </Breadcrumbs>
        <Heading level={1}>{name ?? titles.offer}</Heading>
        <Text tone="muted">{found ? withWhom({ offer: found, side: sideOf(found) }) : '\u00A0'}</Text>
      </Stack>
      <Async of={offer} input={id} skeleton={<Skeleton lines={8} />}>
        {(shown) => (shown ? <Negotiation offer={shown} onReload={reload} /> : <MissingOffer />)}
      </Async>
    </Stack>
  );
}
