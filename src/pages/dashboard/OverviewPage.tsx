import { Grid, Heading, Skeleton, Stack, Text } from '#design-system';
import { maxPageSize } from '#contract/constants.ts';
import type { OfferPage } from '#contract/generated/documents.ts';
import { useSnapshot } from 'valtio';
import { paths } from '../../config/paths.ts';
import { overview } from '../../messages/overview.ts';
import { titles } from '../../messages/screens.ts';
import { access, loadAccessBought } from '../../state/access.ts';
import { loadOffersMade, loadOffersReceived, offers } from '../../state/offers.ts';
import { loadBalance, wallet } from '../../state/wallet.ts';
import { Async } from '../shared/Async.tsx';
import { Tokens } from '../shared/Tokens.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { When } from '../shared/When.tsx';
import { Tile } from './Tile.tsx';

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
  return (
    <Stack gap={6}>
      <Heading level={1}>{titles.dashboard}</Heading>
      <Grid columns="small">
        <Tile label={overview.balance} to={paths.wallet} link={overview.toWallet}>
          <Async of="wallet.balance" data={balance} onRetry={loadBalance} skeleton={skeleton}>
            {(amount) => <Tokens amount={amount} {...big} />}
          </Async>
        </Tile>
        <Tile label={overview.received} to={paths.offers} link={overview.toOffers}>
          <Async of="offers.received" data={received} onRetry={() => loadOffersReceived(open)} skeleton={skeleton}>
            {(page) => <Text {...big}>{turnOf('seller', page)}</Text>}
          </Async>
        </Tile>
        <Tile label={overview.made} to={paths.offers} link={overview.toOffers}>
          <Async of="offers.made" data={made} onRetry={() => loadOffersMade(open)} skeleton={skeleton}>
            {(page) => <Text {...big}>{turnOf('buyer', page)}</Text>}
          </Async>
        </Tile>
        <Tile label={overview.running} to={paths.marketplace} link={overview.toMarketplace}>
          <Async of="access.bought" data={bought} onRetry={() => loadAccessBought(running)} skeleton={skeleton}>
            {({ total, content }) => (
              <>
                <Text {...big}>{total}</Text>
                <NextToEnd ends={content.map(({ end_date }) => end_date)} />
              </>
            )}
          </Async>
        </Tile>
      </Grid>
    </Stack>
  );
}

function NextToEnd({ ends }: { ends: readonly string[] }) {
  const [next] = ends.toSorted();
  if (!next) return null;
  return (
    <Text tone="muted" size="small">
      {overview.lapsing} <When at={next} />
    </Text>
  );
}
