import { Select } from '#design-system';
import { movementTypes } from '#contract/constants.ts';
import { historyFilterMessages as messages, movementNames } from '../messages.ts';
import { AmountFields, FilterDrawer } from '../../shared/lists/FilterDrawer.tsx';
import type { Change } from '../../shared/lists/useAddressFilter.ts';
import { inForce, noFilter, type Filter, type Narrowing } from './useHistoryFilter.ts';

interface FiltersProps {
  filter: Filter;
  change: Change<Filter>;
}

const types = movementTypes.map((value) => ({ value, label: movementNames[value] }));

/** Narrowed by controls beside the drawer. */
const outside: ReadonlySet<Narrowing> = new Set(['name', 'direction', 'from', 'to']);

export function Filters({ filter, change }: FiltersProps) {
  const { type, min, max } = filter;
  const active = inForce(filter).filter((name) => !outside.has(name)).length;
  return (
    <FilterDrawer messages={messages} active={active} onClear={() => change(noFilter)}>
      <Select
        label={messages.type}
        placeholder={messages.anyType}
        options={types}
        value={type ?? ''}
        onChange={({ target }) => change({ type: movementTypes.find((one) => one === target.value) })}
      />
      <AmountFields label={messages.amount} min={min} max={max} onRangeChange={change} />
    </FilterDrawer>
  );
}
