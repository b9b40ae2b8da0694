import { Card, Skeleton, Text, today } from '#design-system';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { offerTurnPath, paths, productPath, withQuery } from '../../../config/paths.ts';
import { overview as words } from '../../../messages/overview.ts';
import { monthsOf, useOverview, type LoadedPart } from '../overview.ts';
import { loadBalance, wallet } from '../../../state/trade/wallet.ts';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import type { TileName } from '../layouts.ts';
import { partLoads } from '../lists/partLoads.ts';
import { figure, Tile } from './Tile.tsx';
import { Tiles } from './Tiles.tsx';
import { Trend } from './Trend.tsx';

interface PartTileProps<P extends LoadedPart> {
  name: TileName;
  part: P;
  to: string;
  children: (data: NonNullable<ReturnType<typeof useOverview>[P]>) => ReactNode;
}

function PartTile<P extends LoadedPart>({ name, part, to, children }: PartTileProps<P>) {
  const data = useOverview()[part] ?? undefined;
  return (
    <Tile {...words.tiles[name]} to={to} of={`overview.${part}`} data={data} onRetry={partLoads[part]}>
      {children}
    </Tile>
  );
}

const number = (count: number) => (
  <Text {...figure} numeric>
    {count}
  </Text>
);
const totalOf = ({ total }: { total: number }) => number(total);

function Balance() {
  const { balance } = useSnapshot(wallet);
  return (
    <Tile {...words.tiles.balance} to={paths.wallet} of="wallet.balance" data={balance} onRetry={loadBalance}>
      {(amount) => <Tokens amount={amount} {...figure} />}
    </Tile>
  );
}

function Access() {
  const [next] = useOverview().access?.content ?? [];
  const way = next
    ? { to: productPath(next.stream_id), link: words.toNext }
    : { to: paths.marketplace, link: words.toMarketplace };
  const { access } = useOverview();
  return (
    <Tile {...words.tiles.access} {...way} of="overview.access" data={access} onRetry={partLoads.access}>
      {totalOf}
    </Tile>
  );
}

const directions = { earned: 'in', spent: 'out' } as const;

const monthTile = (name: keyof typeof directions) => (
  <PartTile name={name} part="months" to={withQuery(paths.walletHistory, { direction: directions[name] })}>
    {(report) => {
      const { now, before } = monthsOf(report);
      return (
        <>
          <Tokens amount={now[name]} {...figure} />
          <Trend now={now[name]} before={before[name]} />
        </>
      );
    }}
  </PartTile>
);

const peopleTile = (kind: 'enabled' | 'disabled' | 'locked' | 'neverSignedIn' | 'withoutMfa') => (
  <PartTile name={kind} part="people" to={withQuery(paths.admin, { kind })}>
    {({ counts }) => number(counts?.[kind] ?? 0)}
  </PartTile>
);

/** Counts from midnight in the person's time zone. */
function LockedToday() {
  const to = withQuery(paths.admin, { tab: 'activity', action: 'user.locked', from: today() });
  return (
    <PartTile name="lockedToday" part="locks" to={to}>
      {totalOf}
    </PartTile>
  );
}

export const tiles: Readonly<Record<TileName, ReactNode>> = {
  balance: <Balance />,
  owned: (
    <PartTile name="owned" part="owned" to={paths.products}>
      {totalOf}
    </PartTile>
  ),
  access: <Access />,
  waiting: (
    <PartTile name="waiting" part="waiting" to={offerTurnPath('mine')}>
      {totalOf}
    </PartTile>
  ),
  others: (
    <PartTile name="others" part="others" to={offerTurnPath('theirs')}>
      {totalOf}
    </PartTile>
  ),
  ending: (
    <PartTile name="ending" part="ending" to={paths.contracts}>
      {totalOf}
    </PartTile>
  ),
  earned: monthTile('earned'),
  spent: monthTile('spent'),
  runs: (
    <PartTile name="runs" part="runs" to={paths.ai}>
      {totalOf}
    </PartTile>
  ),
  algorithmRuns: (
    <PartTile name="algorithmRuns" part="algorithmRuns" to={paths.products}>
      {totalOf}
    </PartTile>
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
