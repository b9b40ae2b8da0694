import { fillText, Skeleton, Stack, Text } from '#design-system';
import type { AnalysisCatalogue } from '#contract/types.ts';
import { runMessages as messages } from '../../../messages/ai.ts';
import { reload } from '../../../state/machine/operations.ts';
import { analyses } from '../../../state/trade/executions.ts';
import { ownProducts } from '../../../state/trade/selling/ownProducts.ts';
import { AsyncParts } from '../../shared/Async.tsx';
import { useMe } from '../../../state/me/me.ts';
import { useLoad } from '../../shared/useLoad.ts';
import type { ChangeAiView, AiView } from '../useAiAddress.ts';
import { NewRun } from './NewRun.tsx';
import { NoData } from './NoData.tsx';
import { analysisOf, chosenValues, type RunValues } from './runForm.ts';
import { hasNoData, type DataPicker } from './useData.ts';
import { useValue } from '../../../state/machine/resource.ts';

const skeleton = <Skeleton shape="block" style={{ blockSize: '18.75rem' }} />;

interface BeginRunProps {
  view: AiView;
  change: ChangeAiView;
  again: { key: number; values: RunValues };
  data: DataPicker | undefined;
}

function firstValues({ data, algo }: AiView, catalogue: AnalysisCatalogue): RunValues {
  if (!analysisOf(catalogue, algo)) return { data, algo: '', parameters: {} };
  return { data, algo, parameters: chosenValues(catalogue, algo) };
}

const loads = [analyses.name, ownProducts.name, 'accesses.running'];

export function BeginRun({ view, change, again, data }: BeginRunProps) {
  const catalogue = useValue(analyses);
  const inRoom = useMe()?.userModeType.drUser;
  useLoad(analyses);
  const known = catalogue && data ? { catalogue, data } : undefined;
  return (
    <AsyncParts
      of={loads}
      data={known}
      onRetry={() => reload(loads)}
      skeleton={skeleton}
      isEmpty={({ data: picker }) => hasNoData(picker)}
      empty={<NoData />}
    >
      {(all) => (
        <Stack gap={2}>
          <NewRun
            key={again.key}
            {...all}
            begin={again.key === 0 ? firstValues(view, all.catalogue) : again.values}
            onStarted={(run) => change({ run, beside: '' })}
          />
          {inRoom && (
            <Text size="small" tone="muted">
              {fillText(messages.room, {
                rows: all.catalogue.data_room.minimum_group,
                runs: all.catalogue.data_room.runs_a_day,
              })}
            </Text>
          )}
        </Stack>
      )}
    </AsyncParts>
  );
}
