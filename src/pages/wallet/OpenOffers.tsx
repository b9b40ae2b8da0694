import { fillText, Inline, Skeleton, Text } from '#design-system';
import { openOffersMadePath } from '../../config/paths.ts';
import { counted } from '../../messages/format.ts';
import { openOfferMessages as messages } from './messages.ts';
import { openOffers } from '../../state/trade/money/wallet.ts';
import { Async } from '../shared/Async.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useAmountText } from '../shared/payment/tokensText.ts';
import { useLoad } from '../shared/useLoad.ts';

/** As long as the text and link below, so that it wraps alike. */
export const OpenOffersComing = () => (
  <Text size="small">
    <Inline as="span" gap={1}>
      <Skeleton style={{ inlineSize: '16rem' }} />
      <Skeleton style={{ inlineSize: '6rem' }} />
    </Inline>
  </Text>
);

const noRoom = <></>;

/** Sum of the own open offers. Where there are none, a text keeps the height of the placeholder; a new account has neither. */
export function OpenOffers({ isNew }: { isNew: boolean }) {
  const amountText = useAmountText();
  useLoad(openOffers);
  return (
    <Async
      of={openOffers}
      skeleton={isNew ? noRoom : <OpenOffersComing />}
      isEmpty={({ total }) => total === 0}
      empty={
        !isNew && (
          <Text size="small" tone="muted">
            {messages.none}
          </Text>
        )
      }
    >
      {({ total, amount }) => (
        <Text size="small" tone="muted" numeric>
          <span>{fillText(messages.asked, { count: counted(messages.count, total), amount: amountText(amount) })}</span>{' '}
          <RouterLink to={openOffersMadePath} style={{ whiteSpace: 'nowrap' }}>
            {counted(messages.see, total)}
          </RouterLink>
        </Text>
      )}
    </Async>
  );
}
