import { Text } from '#design-system';
import { equivalentText, type Currency } from './equivalent.ts';

interface InCurrencyProps {
  /** Micro-tokens. */
  amount: number;
  currency: Currency;
}

const light = { fontWeight: 'var(--ds-type-weight-regular)', whiteSpace: 'nowrap' } as const;

export const InCurrency = ({ amount, currency }: InCurrencyProps) => (
  <>
    {' '}
    <Text size="small" tone="muted" numeric data-part="equivalent" style={light}>
      {equivalentText(amount, currency)}
    </Text>
  </>
);
