import { Bars, dateFormat, Inline, Skeleton, Stack, Text } from '#design-system';
import { displayTokens } from '#marketplace';
import { amountScale } from '#contract/constants.ts';
import { paths } from '../../../config/paths.ts';
import { counted } from '../../../messages/format.ts';
import { overview as messages } from '../messages.ts';
import { earnedIn, parts } from '../overview.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { figure } from '../figures/Tile.tsx';
import { ListCard } from './ListCard.tsx';

const chartHeight = 180;
const skeleton = <Skeleton shape="block" style={{ blockSize: '15rem' }} />;
const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const dayText = (at: string | number) => dateFormat(day).format(Number(at));
const amountText = (tokens: number) => displayTokens(Math.round(tokens * amountScale));

/** One for each person, product and day. */
function Views({ days }: { days: readonly { views: number }[] }) {
  const count = days.reduce((sum, { views }) => sum + views, 0);
  return (
    <Text tone="muted" data-part="views">
      <span>· </span>
      <span>{counted(messages.sales.views, count)}</span>
    </Text>
  );
}

/** The seller's own income of 30 days, after shares. */
export function SalesCard() {
  return (
    <ListCard title={messages.sales.title} action={<RouterLink to={paths.reports}>{messages.sales.link}</RouterLink>}>
      <Async of={parts.sales} skeleton={skeleton}>
        {({ totals, steps, views }) => (
          <Stack gap={3}>
            <Inline gap={2} align="baseline">
              <Tokens amount={earnedIn(totals)} {...figure} rolls />
              <Text tone="muted">{counted(messages.sales.count, totals.sales)}</Text>
              <Views days={views} />
            </Inline>
            <Bars
              title={messages.sales.chart}
              description={messages.sales.describe}
              formatX={dayText}
              formatY={amountText}
              height={chartHeight}
              points={steps.map((step) => ({ x: Date.parse(step.start), y: earnedIn(step) / amountScale }))}
            />
          </Stack>
        )}
      </Async>
    </ListCard>
  );
}
