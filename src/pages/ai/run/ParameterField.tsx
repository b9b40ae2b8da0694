import {
  Button,
  Combobox,
  MultiSelect,
  NumberField,
  Select,
  Stack,
  TextField,
  useFormContext,
  useWatch,
} from '#design-system';
import type { AnalysisParameter } from '#contract/types.ts';
import { runWords as words } from '../../../messages/ai.ts';
import { loadColumns, useExecutions } from '../../../state/trade/executions.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { useLoad } from '../../shared/useLoad.ts';
import type { DataPicker } from './useData.ts';
import { columnNames, fits, type RunValues } from './runForm.ts';

interface ParameterFieldProps {
  parameter: AnalysisParameter;
  /** The stream whose columns are meant. */
  stream: string;
  data: DataPicker;
}

interface ColumnFieldProps extends Omit<ParameterFieldProps, 'data'> {
  frame: Frame;
}

type Frame = { name: string; label: string; hint?: string; required: boolean };

/** Columns by their names, where they cannot be read: typed as they stand in the data, or read anew. */
function TypedColumns({ parameter: { kind }, stream, frame }: ColumnFieldProps) {
  const { setValue, getValues } = useFormContext<RunValues>();
  const name = frame.name as `parameters.${string}`;
  const retry = () => {
    // What was typed is chosen then, where it is among them.
    if (kind === 'columns') setValue(name, columnNames(getValues(name)));
    void loadColumns(stream);
  };
  return (
    <Stack gap={2} align="start">
      <TextField {...frame} hint={kind === 'columns' ? words.someColumnsFailed : words.columnsFailed} />
      <Button type="button" size="small" variant="outline" tone="neutral" onClick={retry}>
        {words.columnsAgain}
      </Button>
    </Stack>
  );
}

/** Asks for columns of a stream. */
function ColumnField(props: ColumnFieldProps) {
  const { parameter, stream, frame } = props;
  const { kind, columns, max, required } = parameter;
  const { samples } = useExecutions();
  const { phase } = useOperation('executions.columns', stream);
  useLoad(loadColumns, stream);
  const options = samples[stream]?.schema
    .filter((column) => fits(columns, column))
    .map(({ name }) => ({ value: name, label: name }));
  if (phase === 'fail' && !options) return <TypedColumns {...props} />;
  const hint = options?.length === 0 ? words.noColumns : options ? frame.hint : words.columnsLoading;
  const told = { ...frame, ...(hint && { hint }) };
  if (kind === 'columns')
    return <MultiSelect {...told} options={options ?? []} {...(max !== undefined && { most: max })} />;
  // A browser's list cannot hold a choice that is not in it yet: once the columns are known, another one takes it from the form.
  const key = options ? 'known' : 'awaited';
  return <Select key={key} {...told} options={options ?? []} placeholder={required ? words.chooseColumn : words.any} />;
}

/** One parameter as its kind is asked for. */
export function ParameterField({ parameter, stream, data }: ParameterFieldProps) {
  const { name, label, help, kind, required, min, max, options = [] } = parameter;
  const frame: Frame = { name: `parameters.${name}`, label, required, ...(help && { hint: help }) };
  const other = useWatch<RunValues>({ name: 'parameters.other' });
  if (kind === 'column' || kind === 'columns') {
    const of = parameter.of === 'other' ? (typeof other === 'string' ? other : '') : stream;
    return <ColumnField key={of} parameter={parameter} stream={of} frame={frame} />;
  }
  if (kind === 'stream')
    return (
      <Combobox
        {...frame}
        {...data}
        options={data.options.filter(({ value }) => value !== stream)}
        placeholder={words.chooseData}
      />
    );
  if (kind === 'choice') return <Select {...frame} options={options} />;
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return <NumberField {...frame} {...bounds} whole={kind === 'integer'} />;
}
