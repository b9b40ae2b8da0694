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
import { runMessages as messages } from '../../../messages/ai.ts';
import { columns as columnsOf, loadColumns, useExecutions } from '../../../state/trade/executions.ts';
import { useLoad } from '../../shared/useLoad.ts';
import type { DataPicker } from './useData.ts';
import { fits } from '../../shared/questions/columnRoles.ts';
import { columnNames, type RunValues } from './runForm.ts';
import { useStatus } from '../../../state/machine/resource.ts';

interface ParameterFieldProps {
  parameter: AnalysisParameter;
  stream: string;
  data: DataPicker;
}

interface ColumnFieldProps extends Omit<ParameterFieldProps, 'data'> {
  frame: Frame;
}

type Frame = { name: string; label: string; hint?: string; required: boolean };

/** Takes column names as text while the columns cannot be read, and offers a retry. */
function TypedColumns({ parameter: { kind }, stream, frame }: ColumnFieldProps) {
  const { setValue, getValues } = useFormContext<RunValues>();
  const name = frame.name as `parameters.${string}`;
  const retry = () => {
    // Typed names become choices where they match a column.
    if (kind === 'columns') setValue(name, columnNames(getValues(name)));
    void loadColumns(stream);
  };
  return (
    <Stack gap={2} align="start">
      <TextField {...frame} hint={kind === 'columns' ? messages.someColumnsFailed : messages.columnsFailed} />
      <Button type="button" size="small" variant="outline" tone="neutral" onClick={retry}>
        {messages.columnsAgain}
      </Button>
    </Stack>
  );
}

function ColumnField(props: ColumnFieldProps) {
  const { parameter, stream, frame } = props;
  const { kind, columns, max, required } = parameter;
  const { samples } = useExecutions();
  const { phase } = useStatus(columnsOf, stream);
  useLoad(loadColumns, stream);
  const options = samples[stream]?.schema
    .filter((column) => fits(columns, column))
    .map(({ name }) => ({ value: name, label: name }));
  if (phase === 'fail' && !options) return <TypedColumns {...props} />;
  const hint = options?.length === 0 ? messages.noColumns : options ? frame.hint : messages.columnsLoading;
  const labelled = { ...frame, ...(hint && { hint }) };
  if (kind === 'columns')
    return <MultiSelect {...labelled} options={options ?? []} {...(max !== undefined && { maxItems: max })} />;
  // A select cannot hold a choice before its option exists: remount it once the columns are known.
  const key = options ? 'known' : 'awaited';
  return (
    <Select
      key={key}
      {...labelled}
      options={options ?? []}
      placeholder={required ? messages.chooseColumn : messages.any}
    />
  );
}

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
        placeholder={messages.chooseData}
      />
    );
  if (kind === 'text') return <TextField {...frame} />;
  if (kind === 'choice') return <Select {...frame} options={options} />;
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return <NumberField {...frame} {...bounds} whole={kind === 'integer'} />;
}
