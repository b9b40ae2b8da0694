import { SegmentedControl } from '#design-system';

interface SegmentedChoiceProps<V> {
  label: string;
  values: readonly V[];
  chosen: V | 'none';
  nameOf: (value: V) => string;
  onChoose: (value: V) => void;
  size?: 'small' | 'medium';
}

export function SegmentedChoice<V extends string | number>({
  label,
  values,
  chosen,
  nameOf,
  onChoose,
  size = 'medium',
}: SegmentedChoiceProps<V>) {
  const choose = (text: string) => {
    const value = values.find((one) => String(one) === text);
    if (value !== undefined) onChoose(value);
  };
  return (
    <SegmentedControl
      label={label}
      segments={values.map((value) => ({ value: String(value), label: nameOf(value) }))}
      value={String(chosen)}
      onValueChange={choose}
      size={size}
    />
  );
}
