import { fillText, Inline, Skeleton, Stack, Text } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { counted, dot } from '../../../messages/format.ts';
import { overview as messages } from '../messages.ts';
import { earnedIn, parts } from '../overview.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { useAmountText } from '../../shared/payment/tokensText.ts';
import { figure } from '../figures/Tile.tsx';
import { DayBars } from './DayBars.tsx';
import { ListCard } from './ListCard.tsx';

const skeleton = <Skeleton shape="block" style={{ blockSize: '15rem' }} />;

/** One row per person, product and day. */
const viewsIn = (days: readonly { views: number }[]) => days.reduce((sum, { views }) => sum + views, 0);

/** The seller's own income of 30 days, after shares. */
export function SalesCard() {
  const textOf = useAmountText();
  return (
    <ListCard title={messages.sales.title} action={<RouterLink to={paths.reports}>{messages.sales.link}</RouterLink>}>
      <Async of={parts.sales} skeleton={skeleton}>
        {({ totals, steps, views }) => (
          <Stack gap={3}>
            <Inline gap={2} align="baseline">
              <Tokens amount={earnedIn(totals)} {...figure} rolls />
              <Text tone="muted">
                <span>{counted(messages.sales.count, totals.sales)}</span>
                {totals.shares_received > 0 && (
                  <>
                    <span>{dot}</span>
                    <span>{fillText(messages.sales.shares, { amount: textOf(totals.shares_received) })}</span>
                  </>
                )}
                <span>{dot}</span>
                <span data-part="views">{counted(messages.sales.views, viewsIn(views))}</span>
              </Text>
            </Inline>
            <DayBars
              title={messages.sales.chart}
              description={messages.sales.describe}
              steps={steps}
              amountOf={earnedIn}
            />
          </Stack>
        )}
      </Async>
    </ListCard>
  );
}
