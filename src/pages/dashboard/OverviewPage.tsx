import { Grid, Heading, Skeleton, Stack, Text } from '#design-system';
import { maxPageSize } from '#contract/constants.ts';
import type { OfferPage } from '#contract/generated/documents.ts';
import { useSnapshot } from 'valtio';
import { offersPath, paths, productPath } from '../../config/paths.ts';
import { overview } from '../../messages/overview.ts';
import { titles } from '../../messages/screens.ts';
import { access, loadAccessBought } from '../../state/access.ts';
import { loadOffersMade, loadOffersReceived, offers } from '../../state/offers.ts';
import { loadBalance, wallet } from '../../state/wallet.ts';
import { Async } from '../shared/Async.tsx';
import { Tokens } from '../shared/Tokens.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { RunningAccess } from './RunningAccess.tsx';
import { Tile } from './Tile.tsx';
import { WaitingOffers } from './WaitingOffers.tsx';

const open = { status: 'pending', limit: maxPageSize } as const;
const running = { active: true, limit: maxPageSize } as const;

const turnOf = (party: 'buyer' | 'seller', { content }: OfferPage) =>
  content.filter(({ turn }) => turn === party).length;
const big = { size: 'title', weight: 'semibold' } as const;

/** What needs attention now: each number loads, and fails, by itself. */
export function OverviewPage() {
  const { made, received } = useSnapshot(offers);
  const { bought } = useSnapshot(access);
  const { balance } = useSnapshot(wallet);
  useLoad(loadOffersMade, open);
  useLoad(loadOffersReceived, open);
  useLoad(loadAccessBought, running);
  const skeleton = <Skeleton />;
  const [next] = bought?.content.toSorted((a, b) => Date.parse(a.end_date) - Date.parse(b.end_date)) ?? [];
  const toRunning = next
    ? { to: productPath(next.stream_id), link: overview.toNext }
    : { to: paths.marketplace, link: overview.toMarketplace };
  return (
    <Stack gap={6}>
      <Heading level={1}>{titles.dashboard}</Heading>
      <Grid columns="small">
        <Tile label={overview.balance} to={paths.wallet} link={overview.toWallet}>
          <Async of="wallet.balance" data={balance} onRetry={loadBalance} skeleton={skeleton}>
            {(amount) => <Tokens amount={amount} {...big} />}
          </Async>
        </Tile>
        <Tile label={overview.received} to={offersPath('received')} link={overview.toOffers}>
          <Async of="offers.received" data={received} onRetry={() => loadOffersReceived(open)} skeleton={skeleton}>
            {(page) => <Text {...big}>{turnOf('seller', page)}</Text>}
          </Async>
        </Tile>
        <Tile label={overview.made} to={offersPath('made')} link={overview.toOffers}>
          <Async of="offers.made" data={made} onRetry={() => loadOffersMade(open)} skeleton={skeleton}>
            {(page) => <Text {...big}>{turnOf('buyer', page)}</Text>}
          </Async>
        </Tile>
        <Tile label={overview.running} {...toRunning}>
          <Async of="access.bought" data={bought} onRetry={() => loadAccessBought(running)} skeleton={skeleton}>
            {({ total }) => <Text {...big}>{total}</Text>}
          </Async>
        </Tile>
      </Grid>
      <Grid columns="large">
        <RunningAccess onRetry={() => loadAccessBought(running)} />
        <WaitingOffers onRetryReceived={() => loadOffersReceived(open)} onRetryMade={() => loadOffersMade(open)} />
      </Grid>
    </Stack>
  );
}
