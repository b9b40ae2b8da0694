import { Icon, Inline, Text, type Column, type Sorting } from '#design-system';
import type { HistoryEntry } from '#contract/types.ts';
import { useMemo, type ComponentProps } from 'react';
import { walletMessages } from './messages.ts';
import { useSession } from '../../state/me/session.ts';
import { history, type HistoryFilter } from '../../state/trade/money/wallet.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { PagedTable } from '../shared/lists/PagedTable.tsx';
import { Equivalent } from '../shared/payment/Equivalent.tsx';
import { Tokens } from '../shared/payment/Tokens.tsx';
import { phone } from '../shared/windows.ts';
import { useMedia } from '../shared/useMedia.ts';
import { When } from '../shared/When.tsx';
import { isIncoming, movementIcons, nameOf, partyOf, signedText } from './movements.ts';

const { columns: messages } = walletMessages;

interface MovementTableProps extends Omit<
  ComponentProps<typeof PagedTable<HistoryEntry, HistoryFilter>>,
  'columns' | 'rowKey' | 'of' | keyof Sorting
> {
  pathTo: (id: string) => string;
}

const oneLine = { whiteSpace: 'nowrap' } as const;

interface Look {
  userId: string;
  pathTo: (id: string) => string;
  isPhone: boolean;
}

function Amount({ entry, userId }: { entry: HistoryEntry; userId: string }) {
  return (
    <Text numeric weight="semibold" tone={isIncoming(entry, userId) ? 'success' : 'strong'}>
      <span style={oneLine}>{signedText(entry, userId)}</span>
      <Equivalent amount={entry.value} />
    </Text>
  );
}

const columnsFor = ({ userId, pathTo, isPhone }: Look): Column<HistoryEntry>[] => [
  {
    id: 'type',
    header: messages.type,
    width: '12rem',
    cell: (entry) => (
      <Inline as="span" wrap={false} style={oneLine}>
        <Icon name={movementIcons[entry.txType]} size="small" style={{ flex: 'none' }} />
        <Anchor data-part="target" to={pathTo(entry.id)}>
          {nameOf(entry)}
        </Anchor>
      </Inline>
    ),
  },
  {
    id: 'product',
    header: messages.product,
    phone: 'line',
    width: '22rem',
    maxWidth: '20rem',
    cell: ({ stream_name }) => stream_name,
  },
  {
    id: 'party',
    header: messages.party,
    phone: 'note',
    width: '9rem',
    maxWidth: '14rem',
    cell: partyOf,
  },
  {
    id: 'date',
    header: messages.date,
    width: '11rem',
    phone: 'note',
    cell: ({ dateTime }) => (
      <span style={oneLine}>
        <When at={dateTime} as={isPhone ? 'date' : 'moment'} />
      </span>
    ),
  },
  {
    id: 'amount',
    header: messages.amount,
    width: '8rem',
    align: 'end',
    headline: true,
    cell: (entry) => <Amount entry={entry} userId={userId} />,
  },
  {
    id: 'balance',
    header: messages.balance,
    width: '9rem',
    align: 'end',
    phone: 'end',
    cell: ({ balance }) =>
      isPhone ? (
        <Text tone="muted">
          {messages.balance} <Tokens amount={balance} short tone="muted" />
        </Text>
      ) : (
        <Tokens amount={balance} tone="muted" />
      ),
  },
];

export function MovementTable({ pathTo, ...rest }: MovementTableProps) {
  const { userId } = useSession();
  const isPhone = useMedia(phone);
  const columns = useMemo(() => columnsFor({ userId, pathTo, isPhone }), [userId, pathTo, isPhone]);
  return <PagedTable {...rest} of={history} columns={columns} rowKey={({ id }) => id} />;
}
