import { Card } from '#design-system';
import { useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { contractMessages as messages } from '../../messages/contracts.ts';
import { contract } from '../../state/trade/deals/contracts.ts';
import { ContractTerms } from '../shared/contract/ContractTerms.tsx';
import { withPartners } from '../shared/contract/contractState.tsx';
import { DeadEnd } from '../shared/DeadEnd.tsx';
import { RecordPage } from '../shared/split/RecordPage.tsx';

export function ContractPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      id={id}
      of={contract}
      title={titles.contract}
      list={{ path: paths.contracts, title: titles.contracts }}
      noteOf={withPartners}
      missing={<DeadEnd messages={messages.missing} action={messages.all} to={paths.contracts} />}
    >
      {(set) => (
        <Card padding="large">
          <ContractTerms set={set} level={2} />
        </Card>
      )}
    </RecordPage>
  );
}
