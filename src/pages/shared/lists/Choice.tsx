import { Button, Inline } from '#design-system';

interface ChoiceProps<V> {
  label?: string | undefined;
  values: readonly V[];
  chosen: V | 'none';
  nameOf: (value: V) => string;
  onChoose: (value: V) => void;
  size?: 'small' | 'medium';
  wrap?: boolean;
}

export const Choice = <V extends string | number>({
  label,
  values,
  chosen,
  nameOf,
  onChoose,
  size = 'medium',
  wrap = true,
}: ChoiceProps<V>) => (
  <Inline as="section" gap={1} wrap={wrap} aria-label={label}>
    {values.map((value) => (
      <Button
        key={value}
        size={size}
        tone="neutral"
        variant={value === chosen ? 'soft' : 'ghost'}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {nameOf(value)}
      </Button>
    ))}
  </Inline>
);
