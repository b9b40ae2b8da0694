import { Button, DateField, Inline, Select } from '#design-system';
import { movementTypes } from '#contract/constants.ts';
import { movementNames, walletWords as words } from '../../messages/wallet.ts';
import { isFiltered, noFilter, type Filter } from './useHistoryFilter.ts';

interface HistoryFiltersProps {
  filter: Filter;
  change: (change: Partial<Filter>) => void;
}

const types = movementTypes.map((value) => ({ value, label: movementNames[value] }));

/** Narrows the history by type and days. */
export function HistoryFilters({ filter, change }: HistoryFiltersProps) {
  return (
    <Inline gap={3} align="end">
      <Select
        label={words.type}
        placeholder={words.anyType}
        options={types}
        value={filter.type ?? ''}
        onChange={({ target }) => change({ type: movementTypes.find((type) => type === target.value) })}
      />
      <DateField
        label={words.from}
        value={filter.from}
        onChange={({ target }) => change({ from: target.value })}
        {...(filter.to && { max: filter.to })}
      />
      <DateField
        label={words.to}
        value={filter.to}
        onChange={({ target }) => change({ to: target.value })}
        {...(filter.from && { min: filter.from })}
      />
      {isFiltered(filter) && (
        <Button variant="ghost" onClick={() => change(noFilter)}>
          {words.clear}
        </Button>
      )}
    </Inline>
  );
}
