import { movementTypes } from '#contract/constants.ts';
import { historyFilterMessages as messages, movementNames } from '../messages.ts';
import { AmountFields, FilterDrawer } from '../../shared/lists/FilterDrawer.tsx';
import { FilterSelect } from '../../shared/lists/FilterSelect.tsx';
import type { Change } from '../../shared/lists/useAddressFilter.ts';
import { inForce, noFilter, type Filter, type Narrowing } from './useHistoryFilter.ts';

interface FiltersProps {
  filter: Filter;
  change: Change<Filter>;
}

/** Narrowed by controls beside the drawer. */
const outside: ReadonlySet<Narrowing> = new Set(['name', 'direction', 'from', 'to']);

export function Filters({ filter, change }: FiltersProps) {
  const { type, min, max } = filter;
  const active = inForce(filter).filter((name) => !outside.has(name)).length;
  return (
    <FilterDrawer messages={messages} active={active} onClear={() => change(noFilter)}>
      <FilterSelect
        label={messages.type}
        values={movementTypes}
        names={movementNames}
        any={messages.anyType}
        value={type}
        onChoose={(chosen) => change({ type: chosen })}
      />
      <AmountFields label={messages.amount} min={min} max={max} onRangeChange={change} />
    </FilterDrawer>
  );
}
