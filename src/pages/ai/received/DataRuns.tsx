import { Button, EmptyState, Inline, Stack, Text, type Column } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { useState } from 'react';
import { productPath } from '../../../config/paths.ts';
import { receivedWords as words } from '../../../messages/ai.ts';
import { dataRuns } from '../dataRuns.ts';
import { PagedTable } from '../../shared/lists/PagedTable.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { RunState } from '../../shared/product/RunState.tsx';
import { RunLog } from '../RunLog.tsx';
import { When } from '../../shared/When.tsx';

interface DataRunsProps {
  streamId: string;
  onAll: () => void;
}

const { columns: heads } = words;

const columns: readonly Column<Execution>[] = [
  { id: 'buyer', header: heads.buyer, cell: ({ user }) => user?.name },
  { id: 'analysis', header: heads.analysis, cell: ({ algo_name }) => algo_name },
  {
    id: 'data',
    header: heads.data,
    cell: ({ data, data_name }) => data && <RouterLink to={productPath(data)}>{data_name}</RouterLink>,
  },
  { id: 'at', header: heads.at, cell: ({ created }) => <When at={created} /> },
  { id: 'state', header: heads.state, cell: (run) => <RunState {...run} /> },
];

export function DataRuns({ streamId, onAll }: DataRunsProps) {
  const [at, setAt] = useState(0);
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      {streamId !== '' && (
        <Inline>
          <Text size="small">{words.oneProduct}</Text>
          <Button size="small" variant="outline" tone="neutral" onClick={onAll}>
            {words.all}
          </Button>
        </Inline>
      )}
      <PagedTable
        of={dataRuns}
        input={{ streamId: streamId || undefined, page: at }}
        label={words.label}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ algo_name }) => algo_name}
        detail={RunLog}
        onPageChange={setAt}
        empty={
          <EmptyState icon="bot" title={streamId === '' ? words.empty.title : words.emptyProduct}>
            {words.empty.text}
          </EmptyState>
        }
      />
    </Stack>
  );
}
