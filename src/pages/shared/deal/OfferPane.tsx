import { paths } from '../../../config/paths.ts';
import { offerMessages as messages } from '../../../messages/offers.ts';
import { offer } from '../../../state/trade/deals/offers.ts';
import { DeadEnd } from '../DeadEnd.tsx';
import { RecordPane } from '../split/RecordPane.tsx';
import { NegotiationColumn } from './Negotiation.tsx';
import { noteOfOffer } from './terms.tsx';

export const OfferPane = ({ id }: { id: string }) => (
  <RecordPane
    id={id}
    of={offer}
    noteOf={noteOfOffer}
    missing={<DeadEnd messages={messages.missing} action={messages.all} to={paths.offers} />}
  >
    {(shown, reload) => <NegotiationColumn key={shown.id} offer={shown} onReload={reload} />}
  </RecordPane>
);
