import { useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { offerMessages as messages } from '../../messages/offers.ts';
import { offer } from '../../state/trade/deals/offers.ts';
import { Negotiation } from '../shared/deal/Negotiation.tsx';
import { noteOfOffer } from '../shared/deal/terms.tsx';
import { DeadEnd } from '../shared/DeadEnd.tsx';
import { RecordPage } from '../shared/split/RecordPage.tsx';

export function OfferPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      id={id}
      of={offer}
      title={titles.offer}
      list={{ path: paths.offers, title: titles.offers }}
      noteOf={noteOfOffer}
      missing={<DeadEnd messages={messages.missing} action={messages.all} to={paths.offers} />}
    >
      {(shown, reload) => <Negotiation offer={shown} onReload={reload} />}
    </RecordPage>
  );
}
