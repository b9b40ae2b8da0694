import { Button, Inline } from '#design-system';

interface ChoiceProps<V> {
  /** Says what is chosen; nothing where a heading beside it does. */
  label?: string | undefined;
  values: readonly V[];
  /** One of the values; another one presses none of them. */
  chosen: V | 'none';
  nameOf: (value: V) => string;
  onChoose: (value: V) => void;
  size?: 'small' | 'medium';
  /** Goes to a second line where there is no room. */
  wrap?: boolean;
}

/** A few values side by side, of which one holds. */
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
