import { Button, fillText, Stack, Text, TextField, useFormContext, useWatch } from '#design-system';
import { textLimits } from '#contract/textLimits.ts';
import type { SampleColumn } from '#contract/types.ts';
import { useState } from 'react';
import { sampleMessages } from '../../../../messages/sample.ts';
import { columnMessages as messages } from './messages.ts';
import type { ProductValues } from '../values.ts';
import { Rows } from './ColumnMeanings.styles.ts';
import { meaningFor, withMeaning, type MeaningValues } from './meanings.ts';

/** Columns drawn at once: thousands would block the page. */
const columnsAtOnce = 24;

interface ColumnRowProps {
  column: Pick<SampleColumn, 'name' | 'type'>;
  value: MeaningValues;
  onChange: (value: MeaningValues) => void;
}

function ColumnRow({ column: { name, type }, value, onChange }: ColumnRowProps) {
  return (
    <li>
      <span data-part="name">
        <bdi translate="no">{name}</bdi>
        <Text size="small" tone="muted">
          {sampleMessages.types[type]}
        </Text>
      </span>
      <TextField
        label={fillText(messages.meaningOf, { column: name })}
        hiddenLabel
        maxLength={textLimits.meaning}
        value={value.meaning}
        onChange={({ target }) => onChange({ ...value, meaning: target.value.slice(0, textLimits.meaning) })}
      />
      <TextField
        label={fillText(messages.unitOf, { column: name })}
        hiddenLabel
        maxLength={textLimits.unit}
        value={value.unit}
        onChange={({ target }) => onChange({ ...value, unit: target.value.slice(0, textLimits.unit) })}
      />
    </li>
  );
}

/** One row a column of the data, with its meaning and unit. Those of other columns stay as they are. */
export function ColumnMeanings({ schema }: { schema: readonly Pick<SampleColumn, 'name' | 'type'>[] }) {
  const { control, getValues, setValue } = useFormContext<ProductValues>();
  const values = useWatch({ control, name: 'meanings' });
  const [most, setMost] = useState(columnsAtOnce);
  const change = (value: MeaningValues) =>
    setValue('meanings', withMeaning(getValues('meanings'), value), { shouldDirty: true });
  const hidden = schema.length - most;
  return (
    <Stack gap={3}>
      <Text as="p" size="small" tone="muted">
        {messages.why}
      </Text>
      <Rows>
        {/* Part of each field's own label. */}
        <div data-part="head" aria-hidden="true">
          <span>{messages.column}</span>
          <span>{messages.meaning}</span>
          <span>{messages.unit}</span>
        </div>
        <ul aria-label={messages.title}>
          {schema.slice(0, most).map((column) => (
            <ColumnRow key={column.name} column={column} value={meaningFor(values, column.name)} onChange={change} />
          ))}
        </ul>
      </Rows>
      {hidden > 0 && (
        <div>
          <Button size="small" variant="outline" tone="neutral" onClick={() => setMost(most + columnsAtOnce)}>
            {fillText(sampleMessages.moreColumns, { count: Math.min(hidden, columnsAtOnce), hidden })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
