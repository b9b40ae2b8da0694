import { Skeleton, Text } from '#design-system';
import type { ReactNode } from 'react';
import { accessPath, algorithmRunsPath, offerTurnPath, paths, withQuery } from '../../../config/paths.ts';
import { overview as messages } from '../../../messages/overview.ts';
import { earnedIn, latestDays, monthsOf, parts } from '../overview.ts';
import { balance } from '../../../state/trade/money/wallet.ts';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import type { Resource } from '../../../state/machine/resource.ts';
import type { TileName } from '../layouts.ts';
import { BalanceLine } from './BalanceLine.tsx';
import { figure, Tile } from './Tile.tsx';
import { Tiles } from './Tiles.tsx';
import { Trend } from './Trend.tsx';

const { tiles: labels } = messages;

const number = (count: number) => (
  <Text {...figure} numeric>
    {count}
  </Text>
);

const countTile = (name: TileName, of: Resource<void, { total: number }>, to: string) => (
  <Tile label={labels[name]} of={of} to={to}>
    {({ total }) => number(total)}
  </Tile>
);

const directions = { earned: 'in', spent: 'out' } as const;

const monthTile = (name: keyof typeof directions) => (
  <Tile
    label={labels[name]}
    of={parts.months}
    to={withQuery(paths.walletHistory, { direction: directions[name] })}
    lineOf={({ steps }) => latestDays(steps).map(name === 'earned' ? earnedIn : ({ spent }) => spent)}
    noteOf={(report) => {
      const { now, before } = monthsOf(report);
      return <Trend now={now[name]} before={before[name]} />;
    }}
  >
    {(report) => <Tokens amount={monthsOf(report).now[name]} {...figure} />}
  </Tile>
);

const peopleTile = (kind: 'enabled' | 'locked' | 'neverSignedIn' | 'withoutMfa') => (
  <Tile label={labels[kind]} of={parts.people} to={withQuery(paths.admin, { kind })}>
    {({ counts }) => number(counts?.[kind] ?? 0)}
  </Tile>
);

export const tiles: Readonly<Record<TileName, ReactNode>> = {
  balance: (
    <Tile label={labels.balance} to={paths.wallet} of={balance} beside={<BalanceLine />}>
      {(amount) => <Tokens amount={amount} {...figure} />}
    </Tile>
  ),
  owned: countTile('owned', parts.owned, paths.products),
  access: countTile('access', parts.access, accessPath('mine')),
  waiting: countTile('waiting', parts.waiting, offerTurnPath('mine')),
  earned: monthTile('earned'),
  spent: monthTile('spent'),
  runs: countTile('runs', parts.runs, paths.ai),
  algorithmRuns: countTile('algorithmRuns', parts.algorithmRuns, algorithmRunsPath),
  enabled: peopleTile('enabled'),
  locked: peopleTile('locked'),
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
