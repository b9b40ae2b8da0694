import { dateFormat, displayTokens, KeyValueList, Line, Skeleton, Stack } from '#design-system';
import { tokenInfo } from '#contract/constants.ts';
import type { Report } from '#contract/generated/documents.ts';
import { useState } from 'react';
import { format } from '../../../messages/format.ts';
import { overview as words } from '../../../messages/overview.ts';
import { earnedIn, report as money } from '../overview.ts';
import { Async } from '../../shared/Async.tsx';
import { Choice } from '../../shared/lists/Choice.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { ListCard } from '../lists/ListCard.tsx';

const periods = [30, 90] as const;
const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const microPerToken = 10 ** tokenInfo.decimals;

const pointsOf = ({ steps }: Report, valueOf: (step: Report['steps'][number]) => number) =>
  // The axis shows whole tokens; the figures beside it are exact.
  steps.map((step) => ({ x: Date.parse(step.start), y: valueOf(step) / microPerToken }));

function Money({ report, days }: { report: Report; days: number }) {
  const { totals } = report;
  return (
    <Stack gap={3}>
      <KeyValueList
        layout="column"
        items={[
          { label: words.in, value: <Tokens amount={earnedIn(totals)} /> },
          { label: words.out, value: <Tokens amount={totals.spent} /> },
        ]}
      />
      <Line
        title={words.money}
        description={format(words.moneyChart, { days })}
        height={180}
        fromZero
        xLabel={words.day}
        formatX={(at) => dateFormat(day).format(Number(at))}
        formatY={(tokens) => displayTokens(Math.round(tokens * microPerToken))}
        series={[
          { name: words.in, points: pointsOf(report, earnedIn) },
          { name: words.out, points: pointsOf(report, ({ spent }) => spent) },
        ]}
      />
    </Stack>
  );
}

export function MoneyChart() {
  const [days, setDays] = useState<(typeof periods)[number]>(periods[0]);
  useLoad(money, days);
  return (
    <ListCard title={words.money}>
      <Choice
        label={words.period}
        values={periods}
        chosen={days}
        nameOf={(period) => format(words.days, { days: period })}
        onChoose={setDays}
        size="small"
      />
      <Async of={money} input={days} skeleton={<Skeleton lines={5} />}>
        {(shown) => <Money report={shown} days={days} />}
      </Async>
    </ListCard>
  );
}
