import { Icon, Inline, Text } from '#design-system';
import { format } from '../../../messages/format.ts';
import { overview as messages } from '../messages.ts';
import { tokensText } from '../../shared/payment/tokensText.ts';

interface TrendProps {
  /** Micro-tokens of this month, and of the previous one up to the same day. */
  now: number;
  before: number;
}

export function Trend({ now, before }: TrendProps) {
  if (now === 0 && before === 0) return null;
  const way = now === before ? 'same' : now > before ? 'up' : 'down';
  const amount = tokensText(Math.abs(now - before));
  return (
    <Inline gap={1} wrap={false} data-trend={way}>
      <Icon name={way === 'same' ? 'forward' : way} size="small" style={{ flex: 'none' }} />
      <Text size="small" tone="muted">
        {format(messages.trend[way], { amount })}
      </Text>
    </Inline>
  );
}
