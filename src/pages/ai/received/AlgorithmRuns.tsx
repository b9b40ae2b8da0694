import { type Column } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { paths } from '../../../config/paths.ts';
import { algorithmRunMessages as messages } from '../../../messages/ai.ts';
import { algorithmRuns } from '../dataRuns.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { RunState } from '../../shared/product/RunState.tsx';
import { When } from '../../shared/When.tsx';
import { secondsText } from '../RunLog.tsx';
import { ReceivedRuns } from './ReceivedRuns.tsx';

const { columns: heads } = messages;

const columns: readonly Column<Execution>[] = [
  { id: 'algorithm', header: heads.algorithm, cell: ({ algo_name }) => algo_name },
  { id: 'at', header: heads.at, phone: 'note', cell: ({ created }) => <When at={created} /> },
  {
    id: 'took',
    header: heads.took,
    align: 'end',
    phone: 'note',
    cell: ({ created, finished }) => (finished ? secondsText(created, finished) : '–'),
  },
  {
    id: 'cost',
    header: heads.cost,
    align: 'end',
    cell: ({ cost }) => <Tokens amount={cost} />,
  },
  { id: 'state', header: heads.state, headline: true, cell: (run) => <RunState {...run} /> },
];

const everyRun = {};

export const AlgorithmRuns = () => (
  <ReceivedRuns
    of={algorithmRuns}
    filter={everyRun}
    messages={messages}
    columns={columns}
    emptyActions={<ButtonLink to={paths.newProduct}>{messages.empty.action}</ButtonLink>}
  />
);
