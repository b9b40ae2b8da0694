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

const { columns: headers } = messages;

const columns: readonly Column<Execution>[] = [
  { id: 'analysis', header: headers.analysis, cell: ({ algo_name }) => algo_name },
  {
    id: 'data',
    header: headers.data,
    phone: 'line',
    maxWidth: '20rem',
    cell: ({ data, data_name }) => data && <RouterLink to={productPath(data)}>{data_name}</RouterLink>,
  },
  { id: 'buyer', header: headers.buyer, phone: 'note', cell: ({ user }) => user?.name },
  { id: 'at', header: headers.at, phone: 'note', cell: ({ created }) => <When at={created} /> },
  { id: 'state', header: headers.state, headline: true, cell: (run) => <RunState {...run} /> },
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
