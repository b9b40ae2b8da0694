import { Inline, Skeleton, Stack, Text } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { counted, dot } from '../../../messages/format.ts';
import { overview } from '../messages.ts';
import { latestDays, parts } from '../overview.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { figure } from '../figures/Tile.tsx';
import { DayBars } from './DayBars.tsx';
import { ListCard } from './ListCard.tsx';

const skeleton = <Skeleton shape="block" style={{ blockSize: '15rem' }} />;
const { sales, exchange: messages } = overview;

interface Day {
  volume: number;
  purchases: number;
  joined: number;
}

const sumOf = (days: readonly Day[], name: keyof Day) => days.reduce((sum, day) => sum + day[name], 0);

/** Tokens paid on the whole exchange in 30 days. */
export function VolumeCard() {
  return (
    <ListCard title={messages.title} action={<RouterLink to={paths.reports}>{sales.link}</RouterLink>}>
      <Async of={parts.exchange} skeleton={skeleton}>
        {({ steps }) => {
          const days = latestDays(steps);
          return (
            <Stack gap={3}>
              <Inline gap={2} align="baseline">
                <Tokens amount={sumOf(days, 'volume')} {...figure} rolls />
                <Text tone="muted">
                  <span>{counted(messages.count, sumOf(days, 'purchases'))}</span>
                  <span>{dot}</span>
                  <span>{counted(messages.joined, sumOf(days, 'joined'))}</span>
                </Text>
              </Inline>
              <DayBars
                title={messages.chart}
                description={messages.describe}
                steps={days}
                amountOf={({ volume }) => volume}
              />
            </Stack>
          );
        }}
      </Async>
    </ListCard>
  );
}
