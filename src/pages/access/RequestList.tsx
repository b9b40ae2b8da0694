import { Button, Heading, Inline, lazyPart, Stack, StatusBadge, type Column } from '#design-system';
import type { AccessRequest } from '#contract/generated/documents.ts';
import { Suspense, useState } from 'react';
import { buyPath, paths, productPath } from '../../config/paths.ts';
import { accessPageMessages, requestStateNames, requestMessages as messages } from '../../messages/access.ts';
import { requestsBySide, type RequestFilter } from '../../state/trade/access/requests.ts';
import { Empty } from '../shared/Empty.tsx';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { exportComing } from '../shared/export/ExportButton.tsx';
import { PagedTable } from '../shared/lists/PagedTable.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { When } from '../shared/When.tsx';
import { useValue } from '../../state/machine/resource.ts';
import { DecideDialog, type Decision } from './DecideDialog.tsx';

function Decide({ request }: { request: AccessRequest }) {
  const [decision, setDecision] = useState<Decision>();
  if (request.state !== 'pending') return null;
  return (
    <Inline justify="end">
      <Button size="small" onClick={() => setDecision('approve')}>
        {messages.approve}
      </Button>
      <Button size="small" variant="ghost" tone="danger" onClick={() => setDecision('reject')}>
        {messages.reject}
      </Button>
      {decision && <DecideDialog request={request} decision={decision} onClose={() => setDecision(undefined)} />}
    </Inline>
  );
}

const ExportRequests = lazyPart(async () => (await import('./ExportRequests.tsx')).ExportRequests);

type Side = 'received' | 'sent';

interface RequestListProps {
  side: Side;
  state: RequestFilter['state'];
}

const toneOf = { pending: 'accent', approved: 'success', rejected: 'neutral' } as const;
const { columns: headers } = messages;

const columnsFor = (side: Side): readonly Column<AccessRequest>[] => [
  {
    id: 'product',
    header: headers.product,
    maxWidth: '30rem',
    cell: ({ stream_id, stream_name }) => <RouterLink to={productPath(stream_id)}>{stream_name}</RouterLink>,
  },
  side === 'received'
    ? { id: 'user', header: headers.user, cell: ({ user }) => user.name }
    : { id: 'owner', header: headers.owner, cell: ({ owner }) => owner.name },
  { id: 'asked', header: headers.asked, cell: ({ created_date }) => <When at={created_date} /> },
  {
    id: 'state',
    header: headers.state,
    headline: true,
    cell: ({ state }) => <StatusBadge tone={toneOf[state]}>{requestStateNames[state]}</StatusBadge>,
  },
  {
    id: 'actions',
    header: headers.actions,
    hiddenHeader: true,
    align: 'end',
    cell: (request) => (side === 'received' ? <Decide request={request} /> : <Onward request={request} />),
  },
];

const columns = { received: columnsFor('received'), sent: columnsFor('sent') } as const;

function Onward({ request: { state, stream_id } }: { request: AccessRequest }) {
  if (state !== 'approved') return null;
  return (
    <ButtonLink size="small" variant="outline" tone="neutral" to={buyPath(stream_id)}>
      {messages.buy}
    </ButtonLink>
  );
}

export function RequestList({ side, state }: RequestListProps) {
  // Two lists share one screen, so the page of each is not in the address.
  const [at, turnTo] = useState({ page: 0, state });
  const input = { state, page: at.state === state ? at.page : 0 };
  const page = useValue(requestsBySide[side], input);
  const never = accessPageMessages.emptyNever[side];
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Heading level={2}>{messages[side]}</Heading>
        {page && page.total > 0 && (
          <Suspense fallback={exportComing}>
            <ExportRequests side={side} state={state} />
          </Suspense>
        )}
      </Inline>
      <PagedTable
        of={requestsBySide[side]}
        input={input}
        label={messages[side]}
        columns={columns[side]}
        rowKey={({ id }) => id}
        onPageChange={(next) => turnTo({ page: next, state })}
        filtered={state !== undefined}
        skeletonRows={3}
        empty={
          <Empty
            icon="key"
            messages={never}
            actions={
              side === 'sent' && (
                <ButtonLink variant="soft" to={paths.marketplace}>
                  {accessPageMessages.toMarketplace}
                </ButtonLink>
              )
            }
          />
        }
      />
    </Stack>
  );
}
