import { Card, Skeleton, Text, today } from '#design-system';
import type { ReactNode } from 'react';
import { offerTurnPath, paths, productPath, withQuery } from '../../../config/paths.ts';
import { overview as words } from '../../../messages/overview.ts';
import { monthsOf, parts } from '../overview.ts';
import { balance } from '../../../state/trade/wallet.ts';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import type { TileName } from '../layouts.ts';
import { figure, Tile } from './Tile.tsx';
import { Tiles } from './Tiles.tsx';
import { Trend } from './Trend.tsx';
import { useValue } from '../../../state/machine/resource.ts';

const number = (count: number) => (
  <Text {...figure} numeric>
    {count}
  </Text>
);
const totalOf = ({ total }: { total: number }) => number(total);

function Balance() {
  return (
    <Tile {...words.tiles.balance} to={paths.wallet} of={balance}>
      {(amount) => <Tokens amount={amount} {...figure} />}
    </Tile>
  );
}

function Access() {
  const [next] = useValue(parts.access)?.content ?? [];
  const way = next
    ? { to: productPath(next.stream_id), link: words.toNext }
    : { to: paths.marketplace, link: words.toMarketplace };
  return (
    <Tile {...words.tiles.access} {...way} of={parts.access}>
      {totalOf}
    </Tile>
  );
}

const directions = { earned: 'in', spent: 'out' } as const;

const monthTile = (name: keyof typeof directions) => (
  <Tile {...words.tiles[name]} of={parts.months} to={withQuery(paths.walletHistory, { direction: directions[name] })}>
    {(report) => {
      const { now, before } = monthsOf(report);
      return (
        <>
          <Tokens amount={now[name]} {...figure} />
          <Trend now={now[name]} before={before[name]} />
        </>
      );
    }}
  </Tile>
);

const peopleTile = (kind: 'enabled' | 'disabled' | 'locked' | 'neverSignedIn' | 'withoutMfa') => (
  <Tile {...words.tiles[kind]} of={parts.people} to={withQuery(paths.admin, { kind })}>
    {({ counts }) => number(counts?.[kind] ?? 0)}
  </Tile>
);

function LockedToday() {
  const to = withQuery(paths.admin, { tab: 'activity', action: 'user.locked', from: today() });
  return (
    <Tile {...words.tiles.lockedToday} of={parts.locks} to={to}>
      {totalOf}
    </Tile>
  );
}

export const tiles: Readonly<Record<TileName, ReactNode>> = {
  balance: <Balance />,
  owned: (
    <Tile {...words.tiles.owned} of={parts.owned} to={paths.products}>
      {totalOf}
    </Tile>
  ),
  access: <Access />,
  waiting: (
    <Tile {...words.tiles.waiting} of={parts.waiting} to={offerTurnPath('mine')}>
      {totalOf}
    </Tile>
  ),
  others: (
    <Tile {...words.tiles.others} of={parts.others} to={offerTurnPath('theirs')}>
      {totalOf}
    </Tile>
  ),
  ending: (
    <Tile {...words.tiles.ending} of={parts.ending} to={paths.contracts}>
      {totalOf}
    </Tile>
  ),
  earned: monthTile('earned'),
  spent: monthTile('spent'),
  runs: (
    <Tile {...words.tiles.runs} of={parts.runs} to={paths.ai}>
      {totalOf}
    </Tile>
  ),
  algorithmRuns: (
    <Tile {...words.tiles.algorithmRuns} of={parts.algorithmRuns} to={paths.products}>
      {totalOf}
    </Tile>
  ),
  enabled: peopleTile('enabled'),
  disabled: peopleTile('disabled'),
  locked: peopleTile('locked'),
  neverSignedIn: peopleTile('neverSignedIn'),
  withoutMfa: peopleTile('withoutMfa'),
  lockedToday: <LockedToday />,
};

const shapes = [0, 1, 2, 3, 4, 5];

export const tileSkeletons = (
  <Tiles busy>
    {shapes.map((shape) => (
      <Card key={shape}>
        <Skeleton lines={3} />
      </Card>
    ))}
  </Tiles>
);
