import { Button, fillText, Grid, Inline, Skeleton, Stack, Text, TextArea, useFormContext } from '#design-system';
import { queryAnalysis, queryLimits, trialCharacters } from '#contract/constants.ts';
import type { QueryChecked, Reply } from '#contract/types.ts';
import { useEffect, useState } from 'react';
import { algorithmForm } from './messages.ts';
import { counted } from '../../../../messages/format.ts';
import { useOperation } from '../../../../state/machine/operations.ts';
import { algorithm, checkQuery, resetTrial } from '../../../../state/trade/executions.ts';
import { Async } from '../../../shared/Async.tsx';
import { ResultChart } from '../../../shared/result/ResultChart.tsx';
import { drawnOf } from '../../../shared/result/resultParts.ts';
import { ResultGrid } from '../../../shared/rows/ResultGrid.tsx';
import { useLoad } from '../../../shared/useLoad.ts';
import { TrialFrame } from '../TrialFrame.tsx';
import { columnsText, parametersText, queryBody } from './queryBody.ts';
import type { ProductValues } from '../values.ts';

const { query: messages, trial } = algorithmForm;
const gridHeight = '16rem';

function Found({ result, hash, room_problem }: QueryChecked) {
  const drawn = drawnOf(result, queryAnalysis);
  return (
    <Stack gap={3}>
      <Text size="small" tone="muted" style={{ overflowWrap: 'anywhere' }}>
        {fillText(messages.hash, { hash })}
      </Text>
      <Text size="small">
        {room_problem === null ? messages.room : fillText(messages.noRoom, { problem: room_problem })}
      </Text>
      {drawn && <ResultChart drawn={drawn} />}
      <ResultGrid label={messages.result} result={result} height={gridHeight} />
    </Stack>
  );
}

function Fill({ columns, parameters, query = '', versions: [newest] }: Reply<'algorithms.get'>) {
  const { setValue } = useFormContext<ProductValues>();
  if (!newest) return null;
  const { version } = newest;
  const fill = () => {
    setValue('queryColumns', columnsText(columns));
    setValue('queryParameters', parametersText(parameters));
    setValue('queryText', query);
  };
  return (
    <Inline>
      <Text size="small" tone="muted">
        {fillText(messages.keep, { version })}
      </Text>
      <Button size="small" variant="outline" tone="neutral" onClick={fill}>
        {fillText(messages.fill, { version })}
      </Button>
    </Inline>
  );
}

function Newest({ id }: { id: string }) {
  useLoad(algorithm, id);
  return (
    <Async of={algorithm} input={id} skeleton={<Skeleton lines={1} />}>
      {(loaded) => <Fill {...loaded} />}
    </Async>
  );
}

/** @param newestOf the algorithm whose newest version stays where the fields are empty */
export function QueryFields({ newestOf }: { newestOf: string | undefined }) {
  const { getValues, setError, clearErrors } = useFormContext<ProductValues>();
  const operation = useOperation('algorithm.check');
  const [found, setFound] = useState<QueryChecked>();
  // Clears the result of an earlier form.
  useEffect(() => resetTrial(), []);
  const needed = newestOf === undefined ? { required: true } : { optional: true };
  const run = async () => {
    setFound(undefined);
    clearErrors();
    const read = queryBody(getValues());
    if ('problem' in read) {
      for (const [name, message] of Object.entries(read.problem)) setError(name as keyof ProductValues, { message });
      return;
    }
    const outcome = await checkQuery(read.body);
    if (outcome.ok) setFound(outcome.value);
  };
  return (
    <Stack gap={4}>
      {newestOf !== undefined && <Newest id={newestOf} />}
      <Grid columns="medium">
        <TextArea {...needed} name="queryColumns" label={messages.columns} hint={messages.columnsHint} rows={4} />
        <TextArea name="queryParameters" label={messages.parameters} hint={messages.parametersHint} optional rows={4} />
      </Grid>
      <TextArea
        {...needed}
        name="queryText"
        label={messages.text}
        hint={messages.hint}
        code
        maxLength={queryLimits.characters}
      />
      <TextArea
        {...needed}
        name="trialRows"
        label={messages.rows}
        hint={messages.rowsHint}
        maxLength={trialCharacters}
      />
      <TrialFrame
        icon="play"
        label={messages.run}
        operation={operation}
        onTry={() => void run()}
        failed={messages.failed}
        done={found && { title: messages.done, text: `${counted(trial.rowCount, found.result.rows?.length ?? 0)}.` }}
      >
        {found && <Found {...found} />}
      </TrialFrame>
    </Stack>
  );
}
