import { DataTable, type Column } from '#design-system';
import { formatTokens } from '#marketplace';
import type { Access } from '#contract/generated/documents.ts';
import { useState } from 'react';
import { buyPath, productPath } from '../../../config/paths.ts';
import { spendingMessages } from '../messages.ts';
import { loadRunning, useRunning } from '../../../state/trade/access/accesses.ts';
import { AsyncParts } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { Part } from '../Part.tsx';
import { serverNow } from '../../../state/machine/clock.ts';

const messages = spendingMessages.lapsing;
const soonMs = 7 * 86_400_000;
const nothing = {};

const columns: readonly Column<Access>[] = [
  {
    id: 'product',
    header: messages.product,
    cell: ({ stream_id, stream_name }) => <RouterLink to={productPath(stream_id)}>{stream_name}</RouterLink>,
  },
  { id: 'ends', header: messages.ends, cell: ({ end_date }) => <When at={end_date} />, headline: true },
  { id: 'price', header: messages.price, align: 'end', cell: ({ price }) => <Tokens amount={price} /> },
  {
    id: 'extend',
    header: messages.extend,
    hiddenHeader: true,
    cell: ({ stream_id, extendable, approval }) =>
      extendable ? (
        <RouterLink to={buyPath(stream_id)}>{messages.extend}</RouterLink>
      ) : (
        approval === 'needed' && <RouterLink to={productPath(stream_id)}>{messages.ask}</RouterLink>
      ),
  },
];

export function Lapsing() {
  const running = useRunning();
  const [openedAt] = useState(serverNow);
  useLoad(loadRunning, nothing);
  const soon = running?.filter(({ end_date }) => Date.parse(end_date) - openedAt <= soonMs);
  return (
    <Part
      title={messages.title}
      hint={messages.hint}
      sheet={[
        [messages.product, messages.ends, messages.price],
        ...(soon ?? []).map(({ stream_name, end_date, price }) => [stream_name, end_date, formatTokens(price)]),
      ]}
    >
      <AsyncParts
        of="accesses.running"
        data={soon}
        onRetry={loadRunning}
        isEmpty={(rows) => rows.length === 0}
        empty={messages.none}
      >
        {(rows) => (
          <DataTable
            label={messages.table}
            columns={columns}
            rows={rows}
            rowKey={({ stream_id }) => stream_id}
            density="compact"
          />
        )}
      </AsyncParts>
    </Part>
  );
}
