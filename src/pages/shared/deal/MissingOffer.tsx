import { Button, EmptyState } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { offerWords as words } from '../../../messages/offers.ts';
import { Anchor } from '../Anchor.tsx';

export const MissingOffer = () => (
  <EmptyState
    icon="search"
    title={words.missing.title}
    actions={
      <Button asChild>
        <Anchor to={paths.offers}>{words.all}</Anchor>
      </Button>
    }
  >
    {words.missing.text}
  </EmptyState>
);
