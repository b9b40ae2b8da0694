import { Card, Heading, Inline, lazyPart, Skeleton, Stack, Text } from '#design-system';
import { Suspense } from 'react';
import { movementPath, paths } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { walletMessages as messages } from './messages.ts';
import { useValue } from '../../state/machine/resource.ts';
import { useMe, useMode } from '../../state/me/me.ts';
import { useMay } from '../../state/me/rights.ts';
import { useIsDecided } from '../../state/trade/money/payments.ts';
import { balance, balanceCheck, course, history, openOffers } from '../../state/trade/money/wallet.ts';
import { Async } from '../shared/Async.tsx';
import { OneFailure } from '../shared/OneFailure.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { TermsProblem } from '../shared/payment/TermsProblem.tsx';
import { Equivalent } from '../shared/payment/Equivalent.tsx';
import { Tokens } from '../shared/payment/Tokens.tsx';
import { Agreement } from './Agreement.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { MovementTable } from './MovementTable.tsx';
import { NoMovements } from './NoMovements.tsx';
import { OpenOffers, OpenOffersComing } from './OpenOffers.tsx';
import { ReturnToPurchase } from './ReturnToPurchase.tsx';

const Payments = lazyPart(async () => (await import('./Payments.tsx')).Payments);

const latest = { limit: 5 };

const parts = [balance, balanceCheck, course, history];

const hero = { weight: 'semibold', style: { fontSize: 'min(var(--ds-type-size-hero), 8.6vw)' } } as const;
const balanceComing = (
  <Text {...hero}>
    <Skeleton style={{ inlineSize: '8ch' }} />
  </Text>
);

export function WalletPage() {
  const isDecided = useIsDecided();
  const isKnown = useMe() !== undefined;
  // Administration makes no offers.
  const isAdmin = useMode() === 'admin';
  const mayOffer = useMay('offer') && !isAdmin;
  const isNew = useValue(history, latest)?.total === 0;
  return (
    <Stack gap={6}>
      <Heading level={1}>{titles.wallet}</Heading>
      <ReturnToPurchase />
      <OneFailure of={mayOffer ? [...parts, openOffers] : parts}>
        <Stack gap={6}>
          <Card as="section" aria-label={messages.available} padding="large">
            <Stack gap={4}>
              <Inline justify="between" gap={4}>
                <Stack gap={1}>
                  <Text tone="muted">{messages.available}</Text>
                  <Async of={balance} skeleton={balanceComing}>
                    {(amount) => (
                      <Inline as="span" gap={2} align="baseline">
                        <Tokens amount={amount} {...hero} short rolls />
                        <Equivalent amount={amount} />
                      </Inline>
                    )}
                  </Async>
                </Stack>
                <MoveButtons isEmpty={isNew} />
              </Inline>
              {mayOffer && <OpenOffers isNew={isNew} />}
              {/* Rights come with the own record, at times after the first paint. */}
              {!isKnown && !isNew && <OpenOffersComing />}
              {!isNew && <Agreement />}
            </Stack>
          </Card>
          <TermsProblem />
          {isDecided && (
            <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '10rem' }} />}>
              <Payments />
            </Suspense>
          )}
          {!isNew && <BalanceChart />}
          {/* Stays mounted, so that the first movement appears. */}
          <div hidden={isNew}>
            <Stack gap={4}>
              <Inline justify="between">
                <Heading level={2}>{messages.latest}</Heading>
                <RouterLink to={paths.walletHistory}>{messages.all}</RouterLink>
              </Inline>
              <MovementTable label={messages.latest} input={latest} pathTo={movementPath} skeletonRows={3} />
            </Stack>
          </div>
          {isNew && <NoMovements />}
        </Stack>
      </OneFailure>
    </Stack>
  );
}
