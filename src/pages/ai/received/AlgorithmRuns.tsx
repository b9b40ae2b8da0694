import {
  Card,
  DataTable,
  fillText,
  Heading,
  Inline,
  localText,
  Pagination,
  Skeleton,
  Stack,
  Text,
  type Column,
} from '#design-system';
import { firstPage, pageSize } from '#contract/constants.ts';
import type { Execution } from '#contract/generated/documents.ts';
import { useState } from 'react';
import { paths, productPath } from '../../../config/paths.ts';
import { algorithmRunMessages as messages } from '../../../messages/ai.ts';
import { counted, dot } from '../../../messages/format.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { algorithmRuns } from '../dataRuns.ts';
import { Async } from '../../shared/Async.tsx';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { Empty } from '../../shared/Empty.tsx';
import { useLastPage } from '../../shared/lists/useLastPage.ts';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { RunState } from '../../shared/product/RunState.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { RunLog, secondsText } from '../RunLog.tsx';

const { columns: headers } = messages;

const fee: Column<Execution> = {
  id: 'cost',
  header: headers.cost,
  align: 'end',
  cell: ({ cost }) => <Tokens amount={cost} />,
};

function columnsOf(runs: readonly Execution[]): Column<Execution>[] {
  return [
    { id: 'at', header: headers.at, cell: ({ created }) => <When at={created} /> },
    {
      id: 'version',
      header: headers.version,
      phone: 'note',
      cell: ({ version }) => (version == null ? '–' : fillText(messages.version, { version })),
    },
    {
      id: 'took',
      header: headers.took,
      align: 'end',
      phone: 'note',
      cell: ({ created, finished }) => (finished ? secondsText(created, finished) : '–'),
    },
    ...(runs.some(({ cost }) => cost > 0) ? [fee] : []),
    { id: 'state', header: headers.state, headline: true, cell: (run) => <RunState {...run} /> },
  ];
}

interface GroupProps {
  /** Newest first. */
  runs: readonly Execution[];
  page: number;
  total: number;
}

function summaryOf({ runs, page, total }: GroupProps): string {
  const failed = runs.filter(({ state }) => state === 'Failed').length;
  const last = page === firstPage ? runs[0]?.version : undefined;
  return [
    counted(total > pageSize ? messages.runsOnPage : messages.runs, runs.length),
    ...(failed > 0 ? [fillText(messages.failed, { count: failed })] : []),
    ...(last ? [fillText(messages.lastVersion, { version: last })] : []),
  ].join(dot);
}

function AlgorithmGroup(group: GroupProps) {
  const { runs } = group;
  const [first] = runs;
  if (!first) return null;
  return (
    <Card as="section" aria-label={first.algo_name} padding="large">
      <Stack gap={4} align="stretch">
        <Inline justify="between">
          <Heading level={2} size="small">
            <RouterLink to={productPath(first.algo)}>{first.algo_name}</RouterLink>
          </Heading>
          <Text size="small" tone="muted">
            {summaryOf(group)}
          </Text>
        </Inline>
        <DataTable
          label={fillText(messages.runsOf, { name: first.algo_name })}
          columns={columnsOf(runs)}
          rows={runs}
          rowKey={({ id }) => id}
          rowName={({ created }) => localText(created)}
          detail={RunLog}
        />
      </Stack>
    </Card>
  );
}

const skeleton = <Skeleton shape="block" style={{ blockSize: '24rem' }} />;

/** Runs of others, by algorithm in the order of their last run. */
export function AlgorithmRuns() {
  const [page, turnTo] = useState(firstPage);
  const isPast = useLastPage(useValue(algorithmRuns, { page }), (next) => turnTo(next));
  useLoad(algorithmRuns, { page });
  const empty = isPast ? (
    skeleton
  ) : (
    <Empty
      icon="bot"
      messages={messages.empty}
      actions={<ButtonLink to={paths.newProduct}>{messages.empty.action}</ButtonLink>}
    />
  );
  return (
    <Async
      of={algorithmRuns}
      input={{ page }}
      skeleton={skeleton}
      isEmpty={({ content }) => content.length === 0}
      empty={empty}
    >
      {({ content, total, page: shown }) => (
        <Stack as="section" gap={5} align="stretch" aria-label={messages.label}>
          <Text as="p" tone="muted">
            {messages.text}
          </Text>
          {[...Map.groupBy(content, ({ algo }) => algo)].map(([algo, runs]) => (
            <AlgorithmGroup key={algo} runs={runs} page={shown} total={total} />
          ))}
          {total > pageSize && <Pagination page={shown} pageSize={pageSize} total={total} onPageChange={turnTo} />}
        </Stack>
      )}
    </Async>
  );
}
