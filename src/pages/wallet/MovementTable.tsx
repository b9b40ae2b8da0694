import { DataTable, displayTokens, Icon, Inline, Text, type Column, type DataTableProps } from '#design-system';
import { tokenInfo } from '#contract/constants.ts';
import type { HistoryEntry } from '#contract/types.ts';
import { useMemo } from 'react';
import { productPath } from '../../config/paths.ts';
import { movementNames, walletWords } from '../../messages/wallet.ts';
import { useSession } from '../../state/session.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { When } from '../shared/When.tsx';
import { isIncoming, movementIcons, partyOf } from './movements.ts';

const { columns: words } = walletWords;

function Type({ txType }: HistoryEntry) {
  return (
    <Inline as="span" wrap={false}>
      <Icon name={movementIcons[txType]} size="small" />
      {movementNames[txType]}
    </Inline>
  );
}

function Product({ stream_id, stream_name }: HistoryEntry) {
  if (!stream_id) return <Text tone="muted">–</Text>;
  return <RouterLink to={productPath(stream_id)}>{stream_name ?? stream_id}</RouterLink>;
}

function Amount({ entry, userId }: { entry: HistoryEntry; userId: string }) {
  const incoming = isIncoming(entry, userId);
  return (
    <Text numeric weight="semibold" tone={incoming ? 'success' : 'strong'} style={{ whiteSpace: 'nowrap' }}>
      {incoming ? '+' : '−'}
      {displayTokens(entry.value)} {tokenInfo.symbol}
    </Text>
  );
}

const columnsFor = (userId: string): Column<HistoryEntry>[] => [
  { id: 'type', header: words.type, cell: (entry) => <Type {...entry} /> },
  { id: 'party', header: words.party, cell: partyOf },
  { id: 'product', header: words.product, cell: (entry) => <Product {...entry} /> },
  { id: 'date', header: words.date, cell: ({ dateTime }) => <When at={dateTime} exact /> },
  {
    id: 'amount',
    header: words.amount,
    align: 'end',
    headline: true,
    cell: (entry) => <Amount entry={entry} userId={userId} />,
  },
];

/** Movements of the own wallet, newest first, as the server sorts them. */
export function MovementTable(props: Omit<DataTableProps<HistoryEntry>, 'columns' | 'rowKey'>) {
  const { userId } = useSession();
  const columns = useMemo(() => columnsFor(userId), [userId]);
  return <DataTable {...props} columns={columns} rowKey={({ id }) => id} />;
}
