import { fillText, Stack, StatusBadge, type Column } from '#design-system';
import type { JoinRequest } from '#contract/types.ts';
import { useState } from 'react';
import { counted, dot } from '../../../messages/format.ts';
import { joinDecisions, joinListMessages as messages, joinStateNames } from '../../../messages/joining.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { approveRequest, declineRequest, joinRequests } from '../../../state/trade/joining.ts';
import { DecisionDialog } from '../../shared/DecisionDialog.tsx';
import { Empty } from '../../shared/Empty.tsx';
import { FilterSelect } from '../../shared/lists/FilterSelect.tsx';
import { ListBar } from '../../shared/lists/ListBar.tsx';
import { PagedTable } from '../../shared/lists/PagedTable.tsx';
import { When } from '../../shared/When.tsx';
import { decisionColumn } from '../shared/decisionColumn.tsx';

const sends = { approve: approveRequest, decline: declineRequest } as const;
type Decision = keyof typeof sends;

const { columns: headers } = messages;
const tones = { unconfirmed: 'neutral', pending: 'accent', approved: 'success', declined: 'neutral' } as const;
const shownStates = ['pending', 'approved', 'declined'] as const;
const nameOf = ({ first_name, last_name }: JoinRequest) => `${first_name} ${last_name}`;

const columnsWith = (ask: (decision: Decision, request: JoinRequest) => void): readonly Column<JoinRequest>[] => [
  { id: 'person', header: headers.person, cell: (request) => `${nameOf(request)}${dot}${request.email}` },
  { id: 'company', header: headers.company, phone: 'plain', cell: ({ company }) => company },
  { id: 'purpose', header: headers.purpose, phone: 'line', cell: ({ purpose }) => purpose },
  { id: 'terms', header: headers.terms, cell: ({ terms }) => terms },
  { id: 'date', header: headers.date, phone: 'plain', cell: ({ created_date }) => <When at={created_date} /> },
  {
    id: 'state',
    header: headers.state,
    phone: 'plain',
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{joinStateNames[state]}</StatusBadge>,
  },
  decisionColumn({
    header: headers.actions,
    yes: ['approve', messages.approve],
    no: ['decline', messages.decline],
    ask,
  }),
];

function Decide({ decision, request, onClose }: { decision: Decision; request: JoinRequest; onClose: () => void }) {
  const { title, text, send } = joinDecisions[decision];
  const operation = useOperation(`joining.${decision}`, request.id);
  const parts = { name: nameOf(request) };
  const reference = { label: messages.reason, hint: fillText(messages.reasonHint, parts) };
  return (
    <DecisionDialog
      title={fillText(title, parts)}
      text={fillText(text, parts)}
      send={fillText(send, parts)}
      cancel={messages.cancel}
      {...(decision === 'decline' && { reference })}
      operation={operation}
      onSend={(reason) => sends[decision](request.id, reason)}
      onClose={onClose}
    />
  );
}

interface Shown {
  page: number;
  state: (typeof shownStates)[number] | undefined;
}

export function Requests() {
  const [{ page, state }, show] = useState<Shown>({ page: 0, state: 'pending' });
  const [deciding, setDeciding] = useState<{ decision: Decision; request: JoinRequest }>();
  const input = { page, ...(state && { state: [state] }) };
  const total = useValue(joinRequests, input)?.total;
  return (
    <Stack gap={4}>
      <ListBar
        filters={
          <FilterSelect
            label={headers.state}
            hiddenLabel
            values={shownStates}
            names={joinStateNames}
            any={messages.anyState}
            value={state}
            onChoose={(chosen) => show({ page: 0, state: chosen })}
          />
        }
        count={total === undefined ? '' : counted(messages.count, total)}
      />
      <PagedTable
        of={joinRequests}
        input={input}
        label={messages.all}
        columns={columnsWith((decision, request) => setDeciding({ decision, request }))}
        rowKey={({ id }) => id}
        onPageChange={(next) => show({ page: next, state })}
        skeletonRows={3}
        empty={<Empty icon="user" messages={messages.empty} />}
      />
      {deciding && <Decide key={deciding.request.id} {...deciding} onClose={() => setDeciding(undefined)} />}
    </Stack>
  );
}
