import { Button, Inline, Text, type Column } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { productPath } from '../../../config/paths.ts';
import { receivedMessages as messages } from '../../../messages/ai.ts';
import { dataRuns } from '../dataRuns.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { RunState } from '../../shared/product/RunState.tsx';
import { When } from '../../shared/When.tsx';
import { ReceivedRuns } from './ReceivedRuns.tsx';

interface DataRunsProps {
  streamId: string;
  onAll: () => void;
}

const { columns: heads } = messages;

const columns: readonly Column<Execution>[] = [
  { id: 'analysis', header: heads.analysis, cell: ({ algo_name }) => algo_name },
  {
    id: 'data',
    header: heads.data,
    phone: 'line',
    maxWidth: '20rem',
    cell: ({ data, data_name }) => data && <RouterLink to={productPath(data)}>{data_name}</RouterLink>,
  },
  { id: 'buyer', header: heads.buyer, phone: 'note', cell: ({ user }) => user?.name },
  { id: 'at', header: heads.at, phone: 'note', cell: ({ created }) => <When at={created} /> },
  { id: 'state', header: heads.state, headline: true, cell: (run) => <RunState {...run} /> },
];

export const DataRuns = ({ streamId, onAll }: DataRunsProps) => (
  <ReceivedRuns
    of={dataRuns}
    filter={{ streamId: streamId || undefined }}
    messages={messages}
    columns={columns}
    emptyTitle={streamId === '' ? undefined : messages.emptyProduct}
  >
    {streamId !== '' && (
      <Inline>
        <Text size="small">{messages.oneProduct}</Text>
        <Button size="small" variant="outline" tone="neutral" onClick={onAll}>
          {messages.all}
        </Button>
      </Inline>
    )}
  </ReceivedRuns>
);
