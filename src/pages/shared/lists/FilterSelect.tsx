import { Select } from '#design-system';

interface FilterSelectProps<V extends string> {
  label: string;
  hiddenLabel?: boolean;
  values: readonly V[];
  names: Readonly<Record<V, string>>;
  /** Name of the first choice: no value. */
  any: string;
  value: V | undefined;
  onChoose: (value: V | undefined) => void;
}

/** One of the values that a list may be narrowed to. */
export const FilterSelect = <V extends string>({
  values,
  names,
  any,
  value,
  onChoose,
  ...rest
}: FilterSelectProps<V>) => (
  <Select
    {...rest}
    placeholder={any}
    options={values.map((each) => ({ value: each, label: names[each] }))}
    value={value ?? ''}
    onChange={({ target }) => onChoose(values.find((each) => each === target.value))}
  />
);
