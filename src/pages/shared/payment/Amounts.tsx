import { KeyValueList, Text } from '#design-system';
import type { CSSProperties, ReactNode } from 'react';

interface AmountRow {
  label: string;
  /** Second line of the label. */
  note?: string;
  value: ReactNode;
  isTotal?: boolean;
  isShort?: boolean;
}

const columns = { '--key-columns': 'minmax(0, 1fr) auto' } as CSSProperties;
const atEnd = { display: 'block', textAlign: 'end' } as const;

export const Amounts = ({ rows }: { rows: readonly AmountRow[] }) => (
  <KeyValueList
    aria-live="polite"
    style={columns}
    items={rows.map(({ label, note, value, isTotal = false, isShort = false }) => ({
      label: note ? (
        <>
          <Text tone="strong">{label}</Text>
          <Text size="small" tone="muted" style={{ display: 'block' }}>
            {note}
          </Text>
        </>
      ) : (
        label
      ),
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
