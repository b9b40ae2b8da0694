import { fillText, Icon, Inline, Text } from '#design-system';
import { overview as messages } from '../messages.ts';
import { tokensText } from '../../shared/payment/tokensText.ts';

interface TrendProps {
  /** Micro-tokens this month so far. */
  thisMonth: number;
  /** Micro-tokens of last month up to the same day. */
  lastMonth: number;
}

export function Trend({ thisMonth, lastMonth }: TrendProps) {
  if (thisMonth === 0 && lastMonth === 0) return null;
  const way = thisMonth === lastMonth ? 'same' : thisMonth > lastMonth ? 'up' : 'down';
  const amount = tokensText(Math.abs(thisMonth - lastMonth));
  return (
    <Inline gap={1} wrap={false} data-trend={way}>
      <Icon name={way === 'same' ? 'forward' : way} size="small" style={{ flex: 'none' }} />
      <Text size="small" tone="muted">
        {fillText(messages.trend[way], { amount })}
      </Text>
    </Inline>
  );
}
