import { KeyValueList, Text } from '#design-system';
import type { ReactNode } from 'react';

interface AmountRow {
  label: string;
  value: ReactNode;
  isTotal?: boolean;
  isShort?: boolean;
}

const atEnd = { display: 'block', textAlign: 'end' } as const;

export const Amounts = ({ rows }: { rows: readonly AmountRow[] }) => (
  <KeyValueList
    aria-live="polite"
    items={rows.map(({ label, value, isTotal = false, isShort = false }) => ({
      label,
      value: (
        <Text
          as="span"
          numeric
          style={atEnd}
          weight={isTotal ? 'semibold' : 'regular'}
          tone={isShort ? 'danger' : 'strong'}
        >
          {value}
        </Text>
      ),
    }))}
  />
);
