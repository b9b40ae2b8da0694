import {
  Badge,
  Countdown,
  fillText,
  Inline,
  StatusBadge,
  Stack,
  Text,
  urgentMs,
  useHasPassed,
  type Column,
} from '#design-system';
import { displayTokens } from '#marketplace';
import type { Offer } from '#contract/generated/documents.ts';
import { offerStatusNames, offerMessages as messages } from '../../messages/offers.ts';
import { phoneRowMessages } from '../../messages/lists.ts';
import { sideOf } from '../../state/trade/deals/offers.ts';
import { Price } from '../shared/payment/Price.tsx';
import { Tokens } from '../shared/payment/Tokens.tsx';
import { When } from '../shared/When.tsx';
import type { SplitRows } from '../shared/split/SplitTable.tsx';
import { TargetCell } from '../shared/split/TargetCell.tsx';
import { gapText, noteOfOffer, statusTones } from '../shared/deal/terms.tsx';

const { columns: headers } = messages;

function Turn({ offer }: { offer: Offer }) {
  const { status, turn, valid_until } = offer;
  const isOver = useHasPassed(Date.parse(valid_until ?? ''));
  if (status === 'accepted' && isOver) return <StatusBadge>{messages.over}</StatusBadge>;
  if (status !== 'pending' || turn === null)
    return <StatusBadge tone={statusTones[status]}>{offerStatusNames[status]}</StatusBadge>;
  if (turn === sideOf(offer)) return <Badge tone="accent">{messages.yourTurn}</Badge>;
  return <Text tone="muted">{messages.turnOf[turn]}</Text>;
}

function endOf({ status, expires_at, valid_until, history }: Offer) {
  if (status === 'pending') return expires_at;
  // The removal of a product expires its offers early.
  if (status === 'expired') return history.find(({ action }) => action === 'expired')?.at ?? expires_at;
  return status === 'accepted' ? valid_until : null;
}

function Ends({ offer, onEnd }: { offer: Offer; onEnd: () => void }) {
  const { status, expires_at } = offer;
  const isUrgent = useHasPassed(Date.parse(expires_at) - urgentMs);
  if (status === 'pending' && isUrgent)
    return <Countdown until={expires_at} suffix="" ended={messages.lapsed} onEnd={onEnd} />;
  const at = endOf(offer);
  return at === null ? null : <When at={at} />;
}

const product = (rows: SplitRows): Column<Offer> => ({
  id: 'product',
  header: headers.product,
  width: 'minmax(12rem, 2fr)',
  cell: (offer) => (
    <TargetCell
      id={offer.id}
      rows={rows}
      name={offer.stream_name}
      note={rows.asCards ? undefined : noteOfOffer(offer)}
    />
  ),
});

function EndsNote({ offer, onEnd }: { offer: Offer; onEnd: () => void }) {
  const { status } = offer;
  const at = endOf(offer);
  const isPast = useHasPassed(Date.parse(at ?? ''));
  if (at === null) return null;
  const isLapsed = status === 'pending' && isPast;
  return (
    <>
      {!isLapsed && <span>{isPast ? phoneRowMessages.expired : phoneRowMessages.expires}</span>}{' '}
      <Ends offer={offer} onEnd={onEnd} />
    </>
  );
}

const ends = ({ reload }: SplitRows): Column<Offer> => ({
  id: 'ends',
  header: headers.ends,
  width: 'minmax(6.5rem, 1fr)',
  cell: (offer) => <Ends offer={offer} onEnd={reload} />,
});

const turn: Column<Offer> = {
  id: 'turn',
  header: headers.turn,
  headline: true,
  width: 'minmax(7rem, 1fr)',
  cell: (offer) => <Turn offer={offer} />,
};

const amount: Column<Offer> = {
  id: 'amount',
  header: headers.amount,
  align: 'end',
  width: 'minmax(7rem, 1fr)',
  cell: ({ amount: micro }) => <Tokens amount={micro} />,
};

const allColumns = (rows: SplitRows): readonly Column<Offer>[] => [
  product(rows),
  turn,
  amount,
  {
    id: 'list',
    header: headers.list,
    align: 'end',
    width: 'minmax(7rem, 1fr)',
    cell: ({ list_price }) => <Tokens amount={list_price} />,
  },
  { id: 'gap', header: headers.gap, align: 'end', width: 'minmax(5rem, 1fr)', cell: gapText },
  ends(rows),
];

const narrowColumns = (rows: SplitRows): readonly Column<Offer>[] => [
  product(rows),
  turn,
  {
    ...amount,
    cell: (offer) => (
      <Stack as="span" gap={0} align="end">
        <Tokens amount={offer.amount} />
        <Text size="small" tone="muted" numeric style={{ whiteSpace: 'nowrap' }}>
          {fillText(messages.fromList, { gap: gapText(offer), list: displayTokens(offer.list_price) })}
        </Text>
      </Stack>
    ),
  },
  ends(rows),
];

const cardColumns = (rows: SplitRows): readonly Column<Offer>[] => [
  product(rows),
  turn,
  {
    ...amount,
    phone: 'line',
    cell: (offer) => (
      <Inline gap={2} align="baseline">
        <Price price={offer.amount} />
        {offer.list_price > 0 && (
          <Text size="small" tone="muted" numeric>
            {fillText(messages.fromList, { gap: gapText(offer), list: displayTokens(offer.list_price) })}
          </Text>
        )}
      </Inline>
    ),
  },
  { id: 'party', header: phoneRowMessages.party, phone: 'note', cell: noteOfOffer },
  { ...ends(rows), phone: 'note', cell: (offer) => <EndsNote offer={offer} onEnd={rows.reload} /> },
];

export const offerColumns = (rows: SplitRows) =>
  rows.asCards ? cardColumns(rows) : rows.isWide ? narrowColumns(rows) : allColumns(rows);
