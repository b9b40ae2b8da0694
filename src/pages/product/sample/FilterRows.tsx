import { Button, Inline, Select, TextField } from '#design-system';
import { useState } from 'react';
import { sampleWords } from '../../../messages/product.ts';
import { operatorsFor, whereOf, type RowFilter, type RowPage } from './rowFilter.ts';

const words = sampleWords.all;

interface FilterRowsProps {
  columns: RowPage['columns'];
  onFilter: (where: string | undefined) => void;
}

/** One comparison of a column with a value. */
export function FilterRows({ columns, onFilter }: FilterRowsProps) {
  const [first] = columns;
  const [filter, setFilter] = useState<RowFilter>({ column: first?.name ?? '', operator: '=', value: '' });
  const type = columns.find(({ name }) => name === filter.column)?.type;
  const fitting = operatorsFor(type);
  const operator = fitting.find((one) => one === filter.operator) ?? fitting[0] ?? '=';
  const now = { ...filter, operator };
  return (
    <search aria-label={words.filter}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onFilter(whereOf(now, type));
        }}
      >
        <Inline gap={2} align="end">
          <Select
            label={words.column}
            hiddenLabel
            options={columns.map(({ name }) => ({ value: name, label: name }))}
            value={filter.column}
            onChange={({ target }) => setFilter({ ...now, column: target.value })}
            style={{ maxInlineSize: '14rem' }}
          />
          <Select
            label={words.operator}
            hiddenLabel
            options={fitting.map((value) => ({ value, label: words.operators[value] }))}
            value={operator}
            onChange={({ target }) =>
              setFilter({ ...now, operator: fitting.find((one) => one === target.value) ?? operator })
            }
          />
          <TextField
            label={words.value}
            hiddenLabel
            placeholder={words.value}
            value={filter.value}
            maxLength={256}
            onChange={({ target }) => setFilter({ ...now, value: target.value })}
            style={{ maxInlineSize: '12rem' }}
          />
          <Button type="submit" variant="soft">
            {words.filter}
          </Button>
          {filter.value !== '' && (
            <Button
              variant="ghost"
              tone="neutral"
              onClick={() => {
                setFilter({ ...now, value: '' });
                onFilter(undefined);
              }}
            >
              {words.clear}
            </Button>
          )}
        </Inline>
      </form>
    </search>
  );
}
