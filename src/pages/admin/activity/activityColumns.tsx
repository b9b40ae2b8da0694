import { Text, type CsvColumn } from '#design-system';
import type { AuditEntry, Party } from '#contract/generated/documents.ts';
import { activityMessages } from '../../../messages/activity.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { When } from '../../shared/When.tsx';
import { actionName } from './ActivityList.tsx';
import { changesIn, changeText } from './changes.ts';
import { Changes } from './Changes.tsx';
import { pathOf } from './useActivityFilter.ts';

const { columns: messages, nobody } = activityMessages;

const mostInOneLine = { display: 'inline-block', minInlineSize: '11rem' } as const;
const oneLine = { whiteSpace: 'nowrap' } as const;

function Who({ party, as }: { party: Party | null; as: 'actor' | 'subject' }) {
  if (!party) return <Text tone="muted">{as === 'actor' ? nobody : '–'}</Text>;
  return <RouterLink to={pathOf({ [as]: party.id })}>{party.name}</RouterLink>;
}

export const activityColumns: CsvColumn<AuditEntry>[] = [
  {
    id: 'action',
    header: messages.action,
    width: 'minmax(8rem, 1fr)',
    cell: ({ action }) => (
      <Text weight="medium" style={mostInOneLine}>
        {actionName(action)}
      </Text>
    ),
    csv: ({ action }) => actionName(action),
  },
  {
    id: 'at',
    header: messages.at,
    phone: 'line',
    width: 'minmax(11rem, 1fr)',
    cell: ({ at }) => (
      <span style={oneLine}>
        <When at={at} as="moment" />
      </span>
    ),
    csv: ({ at }) => at,
  },
  {
    id: 'actor',
    header: messages.actor,
    width: 'minmax(8rem, 1fr)',
    maxWidth: '16rem',
    cell: ({ actor }) => <Who party={actor} as="actor" />,
    csv: ({ actor }) => actor?.name,
  },
  {
    id: 'subject',
    header: messages.subject,
    width: 'minmax(8rem, 1fr)',
    maxWidth: '16rem',
    cell: ({ subject }) => <Who party={subject} as="subject" />,
    csv: ({ subject }) => subject?.name,
  },
  {
    id: 'product',
    header: messages.product,
    width: 'minmax(8rem, 1fr)',
    maxWidth: '16rem',
    cell: ({ stream }) =>
      stream ? <RouterLink to={pathOf({ product: stream.id })}>{stream.name}</RouterLink> : <Text tone="muted">–</Text>,
    csv: ({ stream }) => stream?.name,
  },
  {
    id: 'change',
    header: messages.change,
    width: 'minmax(12rem, 2fr)',
    phone: 'line',
    cell: (entry) => changesIn(entry).length > 0 && <Changes entry={entry} />,
    csv: changeText,
  },
];

/** Cards name a person once who changed the own account, and no account or product where there is none. */
export const cardColumns = activityColumns.map((column) => {
  const isLeftOut: Readonly<Record<string, (entry: AuditEntry) => boolean>> = {
    actor: ({ actor, subject }) => actor !== null && actor.id === subject?.id,
    subject: ({ subject }) => subject === null,
    product: ({ stream }) => stream === null,
  };
  return {
    ...column,
    cell: (entry: AuditEntry) => (isLeftOut[column.id]?.(entry) ? undefined : column.cell(entry)),
  };
});

export const fileColumns: CsvColumn<AuditEntry>[] = [
  { id: 'reason', header: messages.reason, cell: ({ reason }) => reason, csv: ({ reason }) => reason },
  {
    id: 'request',
    header: messages.request,
    cell: ({ request_id }) => request_id,
    csv: ({ request_id }) => request_id,
  },
];
