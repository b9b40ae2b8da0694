import { DatePicker, Select } from '#design-system';
import type { AccessType, Facets } from '#contract/types.ts';
import { accessTypeNames } from '../../messages/productCards.ts';
import { productsMessages } from '../../messages/products.ts';
import { AmountFields, FilterDrawer } from '../shared/lists/FilterDrawer.tsx';
import { zoneHint } from '../shared/lists/period/period.ts';
import { useCategoryName } from '../shared/product/useCategoryName.ts';
import { inForce, noFilter, type ChangeFilter, type Filter } from './useProductFilter.ts';

const messages = productsMessages.filters;

interface FiltersProps {
  filter: Filter;
  change: ChangeFilter;
  facets: Facets | undefined;
}

function optionsOf(counts: Facets['types'] | undefined, chosen: string, nameOf: (value: string) => string) {
  const values = counts ?? [];
  const all =
    chosen && !values.some(({ value }) => value === chosen) ? [...values, { value: chosen, count: 0 }] : values;
  return all.map(({ value, count }) => ({ value, label: `${nameOf(value)} (${count})` }));
}

function Fields({ filter, change, facets }: FiltersProps) {
  const { from, to } = filter;
  const nameOf = useCategoryName();
  const access = optionsOf(facets?.accessTypes, filter.accessType, (type) => accessTypeNames[type as AccessType]);
  const logo = [
    { value: '1', label: messages.withLogo },
    { value: '0', label: messages.withoutLogo },
  ];
  const choices = [
    ['category', messages.category, optionsOf(facets?.categories, filter.category, (id) => nameOf(id) ?? id)],
    ['type', messages.type, optionsOf(facets?.types, filter.type, (type) => type)],
    ['accessType', messages.access, access],
    ['logo', messages.logo, logo],
    ['unsold', messages.sale, [{ value: '1', label: messages.unsold }]],
  ] as const;
  return (
    <>
      {choices.map(([name, label, options]) => (
        <Select
          key={name}
          label={label}
          placeholder={messages.any}
          options={options}
          value={filter[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
      <AmountFields
        label={messages.price}
        min={filter.minPrice}
        max={filter.maxPrice}
        onRangeChange={({ min, max }) => change({ minPrice: min, maxPrice: max })}
      />
      <DatePicker
        label={messages.from}
        hint={zoneHint()}
        value={from}
        onChange={({ target }) => change({ from: target.value })}
        {...(to && { max: to })}
      />
      <DatePicker
        label={messages.to}
        value={to}
        onChange={({ target }) => change({ to: target.value })}
        {...(from && { min: from })}
      />
    </>
  );
}

export function Filters(props: FiltersProps) {
  const active = inForce(props.filter).filter((name) => name !== 'name').length;
  return (
    <FilterDrawer messages={messages} active={active} onClear={() => props.change(noFilter)}>
      <Fields {...props} />
    </FilterDrawer>
  );
}
