import { paths } from '../../../config/paths.ts';
import { contractMessages as messages } from '../../../messages/contracts.ts';
import { contract } from '../../../state/trade/deals/contracts.ts';
import { DeadEnd } from '../DeadEnd.tsx';
import { RecordPane } from '../split/RecordPane.tsx';
import { ContractTerms } from './ContractTerms.tsx';
import { withPartners } from './contractState.tsx';

export const ContractPane = ({ id }: { id: string }) => (
  <RecordPane
    id={id}
    of={contract}
    noteOf={withPartners}
    missing={<DeadEnd messages={messages.missing} action={messages.all} to={paths.contracts} />}
  >
    {(set) => <ContractTerms set={set} level={3} />}
  </RecordPane>
);
