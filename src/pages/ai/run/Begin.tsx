import { Button, EmptyState, Skeleton, Stack, Text } from '#design-system';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { runWords as words } from '../../../messages/ai.ts';
import { format } from '../../../messages/format.ts';
import { loadRunning } from '../../../state/trade/accesses.ts';
import { loadAnalyses, useExecutions } from '../../../state/trade/executions.ts';
import { Async } from '../../shared/Async.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import type { ChangeLooked, Looked } from '../useAiAddress.ts';
import { NewRun } from './NewRun.tsx';
import type { RunValues } from './runForm.ts';
import { useData } from './useData.ts';

const nothing = {};
const skeleton = <Skeleton shape="block" style={{ blockSize: '20rem' }} />;

const NoData = () => (
  <EmptyState
    icon="database"
    title={words.noData.title}
    actions={
      <Button asChild>
        <Link to={paths.marketplace}>{words.noData.action}</Link>
      </Button>
    }
  >
    {words.noData.text}
  </EmptyState>
);

interface BeginProps {
  looked: Looked;
  change: ChangeLooked;
  /** A new key resets the form. */
  again: { key: number; values: RunValues };
}

const loads = ['executions.analyses', 'ownProducts.find', 'accesses.running'] as const;

export function Begin({ looked, change, again }: BeginProps) {
  const { catalogue } = useExecutions();
  const data = useData();
  const retry = () => Promise.all([loadAnalyses(), loadRunning()]);
  useLoad(loadAnalyses, nothing);
  useLoad(loadRunning, nothing);
  const known = catalogue && data ? { catalogue, data } : undefined;
  return (
    <Async
      of={loads}
      data={known}
      onRetry={retry}
      skeleton={skeleton}
      isEmpty={({ data: { options, more } }) => options.length === 0 && !more}
      empty={<NoData />}
    >
      {(all) => (
        <Stack gap={2}>
          <NewRun
            key={again.key}
            {...all}
            begin={again.key === 0 ? { ...again.values, data: looked.data } : again.values}
            onStarted={(run) => change({ run, beside: '' })}
          />
          <Text size="small" tone="muted">
            {format(words.room, {
              rows: all.catalogue.data_room.minimum_group,
              runs: all.catalogue.data_room.runs_a_day,
            })}
          </Text>
        </Stack>
      )}
    </Async>
  );
}
