import { Button, Card, fillText, LogoPicture, Stack, Text } from '#design-system';
import { styled } from 'styled-components';
import { sellerPath } from '../../../config/paths.ts';
import { counted } from '../../../messages/format.ts';
import { marketplaceMessages } from '../../../messages/marketplace.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import type { RestOfSeller } from '../../shared/product/bySeller.ts';

const messages = marketplaceMessages.rest;

/** As high as the cards beside it. */
const Place = styled(Card)`
  display: grid;
  place-content: center;
  justify-items: center;
  text-align: center;
  @media (min-width: 37.5rem) {
    grid-row: span 6;
  }
`;

interface SellerRestProps {
  rest: RestOfSeller;
  onOpen: () => void;
}

/** Replaces the further products of a seller on this page. */
export function SellerRest({ rest: { owner, name, rest }, onOpen }: SellerRestProps) {
  const [first] = rest;
  return (
    <Place padding="large">
      <Stack gap={3} align="center">
        {first && <LogoPicture name={name} src={first.ownerPicture} size="large" />}
        <Text weight="semibold">{fillText(messages.title, { count: rest.length, name })}</Text>
        <Button size="small" variant="soft" onClick={onOpen}>
          {counted(messages.open, rest.length)}
        </Button>
        <RouterLink to={sellerPath(owner)}>{fillText(messages.all, { name })}</RouterLink>
      </Stack>
    </Place>
  );
}
