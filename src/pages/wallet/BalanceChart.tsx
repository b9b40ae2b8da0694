import { Card, dateFormat, fillText, Flow, Heading, Inline, Skeleton, Stack } from '#design-system';
import { displayTokens } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import type { Course } from '#contract/types.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { courseMessages as messages } from './messages.ts';
import { useCurrency } from '../../state/trade/money/payments.ts';
import { course } from '../../state/trade/money/wallet.ts';
import { Async } from '../shared/Async.tsx';
import { chartCaption } from '../shared/chartCaption.styles.ts';
import { Empty } from '../shared/Empty.tsx';
import { SegmentedChoice } from '../shared/lists/SegmentedChoice.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { equivalentText, type Currency } from '../shared/payment/equivalent.ts';
import { tokensText } from '../shared/payment/tokensText.ts';
import { serverNow } from '../../state/machine/clock.ts';

const periods = {
  days30: { days: 30, interval: 'DAY' },
  days90: { days: 90, interval: 'DAY' },
  year: { days: 365, interval: 'WEEK' },
} as const;
type Period = keyof typeof periods;

const Charted = styled.div`
  ${chartCaption}
`;

const names = Object.keys(periods) as Period[];
const microPerToken = 10 ** tokenInfo.decimals;
const chartHeight = '20rem';
/** With the legend and the line below the chart. */
const skeletonHeight = '21.45rem';
const dayMs = 86_400_000;
const fromOf = (days: number, now: number) => new Date(now - (days - 1) * dayMs).toISOString();
// Charts draw tokens; texts convert back to exact micro-tokens.
const tokens = (micro: number) => micro / microPerToken;
const microOf = (value: number) => Math.round(value * microPerToken);
const written = (value: number) => displayTokens(microOf(value));
/** In the readout and the table; the axis has no room for it. */
const valued = (value: number, currency: Currency) => `${written(value)} (${equivalentText(microOf(value), currency)})`;
const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

export function Drawn({ course: { opening, steps }, period }: { course: Course; period: Period }) {
  const currency = useCurrency();
  if (steps.every(({ received, paid }) => received + paid === 0)) {
    const { title, text } = opening === 0 ? messages.nothing : messages.unchanged;
    return (
      <Empty
        icon="trend"
        style={{ minBlockSize: chartHeight, alignContent: 'center' }}
        messages={{ title, text: fillText(text, { balance: tokensText(opening) }) }}
      />
    );
  }
  const sum = (name: 'received' | 'paid') => steps.reduce((total, step) => total + step[name], 0);
  return (
    <Flow
      title={fillText(messages.last, { period: messages.periods[period] })}
      description={fillText(messages.describe, {
        opening: tokensText(opening),
        balance: tokensText(steps.at(-1)?.balance ?? opening),
        period: messages.periods[period],
        received: tokensText(sum('received')),
        paid: tokensText(sum('paid')),
      })}
      names={messages.names}
      xLabel={messages.step}
      formatX={(at) => dateFormat(day).format(Number(at))}
      formatY={written}
      {...(currency && { formatCell: (value: number) => valued(value, currency) })}
      steps={steps.map(({ start, received, paid, balance }) => ({
        x: Date.parse(start),
        incoming: tokens(received),
        outgoing: tokens(paid),
        level: tokens(balance),
      }))}
    />
  );
}

export function BalanceChart() {
  const [openedAt] = useState(serverNow);
  const [period, choose] = useState<Period>('days30');
  const { days, interval } = periods[period];
  const query = { from: fromOf(days, openedAt), interval };
  useLoad(course, query);
  return (
    <Card as="section" aria-label={messages.title} padding="large">
      <Stack gap={4}>
        <Inline justify="between" gap={3}>
          <Heading level={2}>{messages.title}</Heading>
          <SegmentedChoice
            label={messages.period}
            values={names}
            chosen={period}
            nameOf={(name) => messages.periods[name]}
            onChoose={choose}
            size="small"
          />
        </Inline>
        <Async of={course} input={query} skeleton={<Skeleton shape="block" style={{ blockSize: skeletonHeight }} />}>
          {(shown) => (
            <Charted>
              <Drawn course={shown} period={period} />
            </Charted>
          )}
        </Async>
      </Stack>
    </Card>
  );
}
