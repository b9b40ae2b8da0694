import { fillText, Stack, Text, TextArea, useFormContext } from '#design-system';
import { trialCharacters } from '#contract/constants.ts';
import type { AnalysisParameter, ExecutionResult, Input } from '#contract/types.ts';
import { useEffect, useState } from 'react';
import { algorithmForm } from './messages.ts';
import { counted, dot } from '../../../../messages/format.ts';
import { readFile } from '../../../../state/trade/files.ts';
import { resetTrial, tryAlgorithm } from '../../../../state/trade/executions.ts';
import { useOperation } from '../../../../state/machine/operations.ts';
import { ResultGrid } from '../../../shared/rows/ResultGrid.tsx';
import { TrialFrame } from '../TrialFrame.tsx';
import { trialBody } from './trial.ts';
import type { ProductValues } from '../values.ts';

const { trial: messages } = algorithmForm;
const gridHeight = '16rem';
const significantDigits = 6;

type Content = ExecutionResult['content'];

const contentText = (cell: Content) =>
  typeof cell === 'number' ? String(Number(cell.toPrecision(significantDigits))) : String(cell ?? '–');

const foundText = ({ rows, content }: ExecutionResult) =>
  rows === undefined ? contentText(content) : `${counted(messages.rowCount, rows.length)}.`;

function Found({ result, used }: { result: ExecutionResult; used: string }) {
  const { rows = [], content } = result;
  return (
    <Stack gap={2}>
      {used !== '' && (
        <Text size="small" tone="muted">
          {fillText(messages.used, { values: used })}
        </Text>
      )}
      {content !== undefined && <Text weight="semibold">{contentText(content)}</Text>}
      {rows.length > 0 && <ResultGrid label={messages.result} result={result} height={gridHeight} />}
    </Stack>
  );
}

const usedText = (
  parameters: readonly AnalysisParameter[],
  sent: Input<'executions.trial'>['body']['parameters'] = {},
) =>
  parameters
    .flatMap(({ name, label, options }) => {
      const value = sent[name];
      if (value === undefined) return [];
      return [`${label}: ${options?.find((option) => option.value === value)?.label ?? [value].flat().join(', ')}`];
    })
    .join(dot);

interface AlgorithmTrialProps {
  analysis: string;
  parameters: readonly AnalysisParameter[];
}

export function AlgorithmTrial({ analysis, parameters }: AlgorithmTrialProps) {
  const { getValues } = useFormContext<ProductValues>();
  const trial = useOperation('algorithm.trial');
  const reading = useOperation('files.read');
  const operation = reading.phase === 'request' || reading.phase === 'fail' ? reading : trial;
  const [found, setFound] = useState<{ result: ExecutionResult; used: string }>();
  // Clears the result of an earlier form.
  useEffect(() => resetTrial(), []);
  const run = async () => {
    setFound(undefined);
    const { presets, trialRows } = getValues();
    const read = trialRows.trim() === '' ? undefined : await readFile(new Blob([trialRows]));
    if (read && 'problem' in read) return;
    const body = trialBody(analysis, parameters, presets, read && { rows: trialRows, table: read.table });
    const outcome = await tryAlgorithm(body);
    if (outcome.ok) setFound({ result: outcome.value.result, used: usedText(parameters, body.parameters) });
  };
  if (parameters.some(({ kind }) => kind === 'stream')) return <Text tone="muted">{messages.twoProducts}</Text>;
  return (
    <Stack gap={3}>
      <TextArea name="trialRows" label={messages.rows} hint={messages.rowsHint} optional maxLength={trialCharacters} />
      <TrialFrame
        icon="play"
        label={messages.run}
        operation={operation}
        onTry={() => void run()}
        failed={messages.failed}
        done={found && { title: messages.done, text: foundText(found.result) }}
      >
        {found && <Found {...found} />}
      </TrialFrame>
    </Stack>
  );
}
