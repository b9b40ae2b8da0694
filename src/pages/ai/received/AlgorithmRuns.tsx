import { EmptyState, Stack, Text, type Column } from '#design-system';
import type { Execution } from '#contract/generated/documents.ts';
import { useState } from 'react';
import { algorithmRunWords as words } from '../../../messages/ai.ts';
import { algorithmRuns } from '../dataRuns.ts';
import { PagedTable } from '../../shared/lists/PagedTable.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { RunState } from '../../shared/product/RunState.tsx';
import { When } from '../../shared/When.tsx';
import { RunLog, secondsText } from '../RunLog.tsx';

const { columns: heads } = words;

const columns: readonly Column<Execution>[] = [
  { id: 'algorithm', header: heads.algorithm, cell: ({ algo_name }) => algo_name },
  { id: 'at', header: heads.at, cell: ({ created }) => <When at={created} /> },
  {
    id: 'took',
    header: heads.took,
    align: 'end',
    cell: ({ created, finished }) => (finished ? secondsText(created, finished) : '–'),
  },
  { id: 'cost', header: heads.cost, align: 'end', cell: ({ cost }) => <Tokens amount={cost} /> },
  { id: 'state', header: heads.state, headline: true, cell: (run) => <RunState {...run} /> },
];

export function AlgorithmRuns() {
  const [at, setAt] = useState(0);
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <PagedTable
        of={algorithmRuns}
        input={{ page: at }}
        label={words.label}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ algo_name }) => algo_name}
        detail={RunLog}
        onPageChange={setAt}
        empty={
          <EmptyState icon="bot" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
    </Stack>
  );
}
