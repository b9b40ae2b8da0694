import { Skeleton, Text } from '#design-system';
import type { ReactNode } from 'react';
import { accessPath, algorithmRunsPath, offerTurnPath, paths, withQuery } from '../../../config/paths.ts';
import { overview as messages } from '../messages.ts';
import { earnedIn, latestDays, monthSums, parts } from '../overview.ts';
import { balance } from '../../../state/trade/money/wallet.ts';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { When } from '../../shared/When.tsx';
import { type Resource, useValue } from '../../../state/machine/resource.ts';
import type { TileName } from '../layouts.ts';
import { figure, Tile } from './Tile.tsx';
import { Tiles } from './Tiles.tsx';
import { Trend } from './Trend.tsx';
import { Sparkline } from './Sparkline.tsx';

function BalanceLine() {
  const course = useValue(parts.course);
  return course && <Sparkline values={[course.opening, ...course.steps.map(({ balance }) => balance)]} />;
}

const { tiles: labels } = messages;

const number = (count: number) => (
  <Text {...figure} numeric>
    {count}
  </Text>
);

/** @param endOf end of the first entry, for the note below the count */
const countTile = <T,>(
  name: TileName,
  of: Resource<void, { total: number; content: T[] }>,
  to: string,
  endOf?: (first: T) => string,
) => (
  <Tile<{ total: number; content: T[] }>
    label={labels[name]}
    isCount
    of={of}
    to={to}
    noteOf={
      endOf &&
      (({ content: [first] }) =>
        first && (
          <span>
            {messages.firstEnds} <When at={endOf(first)} />
          </span>
        ))
    }
  >
    {({ total }) => number(total)}
  </Tile>
);

const months = {
  earned: { direction: 'in', of: earnedIn },
  spent: { direction: 'out', of: ({ spent }: { spent: number }) => spent },
} as const;

const monthTile = (name: keyof typeof months) => {
  const { direction, of } = months[name];
  return (
    <Tile
      label={labels[name]}
      of={parts.months}
      to={withQuery(paths.walletHistory, { direction })}
      lineOf={({ steps }) => latestDays(steps).map(of)}
      noteOf={(report) => <Trend {...monthSums(report, of)} />}
    >
      {(report) => <Tokens amount={monthSums(report, of).thisMonth} {...figure} rolls />}
    </Tile>
  );
};

const volumeOf = ({ volume }: { volume: number }) => volume;

const peopleTile = (kind: 'enabled' | 'neverSignedIn' | 'withoutMfa') => (
  <Tile label={labels[kind]} isCount of={parts.people} to={withQuery(paths.admin, { kind })}>
    {({ counts }) => number(counts?.[kind] ?? 0)}
  </Tile>
);

export const tiles: Readonly<Record<TileName, ReactNode>> = {
  balance: (
    <Tile label={labels.balance} to={paths.wallet} of={balance} beside={<BalanceLine />}>
      {(amount) => <Tokens amount={amount} {...figure} rolls />}
    </Tile>
  ),
  owned: countTile('owned', parts.owned, paths.products),
  access: countTile('access', parts.access, accessPath('mine'), ({ end_date }) => end_date),
  waiting: countTile('waiting', parts.waiting, offerTurnPath('mine'), ({ expires_at }) => expires_at),
  earned: monthTile('earned'),
  spent: monthTile('spent'),
  runs: countTile('runs', parts.runs, paths.ai),
  algorithmRuns: countTile('algorithmRuns', parts.algorithmRuns, algorithmRunsPath),
  volume: (
    <Tile
      label={labels.volume}
      of={parts.exchange}
      to={paths.reports}
      lineOf={({ steps }) => latestDays(steps).map(volumeOf)}
      noteOf={(report) => <Trend {...monthSums(report, volumeOf)} />}
    >
      {(report) => <Tokens amount={monthSums(report, volumeOf).thisMonth} {...figure} />}
    </Tile>
  ),
  enabled: peopleTile('enabled'),
  neverSignedIn: peopleTile('neverSignedIn'),
  withoutMfa: peopleTile('withoutMfa'),
};

const shapes = [0, 1, 2, 3];

export const tileSkeletons = (
  <Tiles busy>
    {shapes.map((shape) => (
      <Skeleton key={shape} lines={3} />
    ))}
  </Tiles>
);
