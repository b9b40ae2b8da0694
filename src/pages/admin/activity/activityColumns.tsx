import { Icon, Text, type CsvColumn } from '#design-system';
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
const inText = { display: 'inline-block', verticalAlign: 'middle' } as const;
const oneLine = { whiteSpace: 'nowrap' } as const;

function Who({ party, as }: { party: Party; as: 'actor' | 'subject' }) {
  return <RouterLink to={pathOf({ kind: 'all', [as]: party.id })}>{party.name}</RouterLink>;
}

/** Actor and subject, or one name if both are the same person. */
function Parties({ entry: { actor, subject } }: { entry: AuditEntry }) {
  return (
    <span>
      {actor ? <Who party={actor} as="actor" /> : <Text tone="muted">{nobody}</Text>}
      {subject && subject.id !== actor?.id && (
        <>
          {' '}
          <span style={oneLine}>
            <Icon name="forward" size="small" label={messages.subject} style={inText} />{' '}
            <Who party={subject} as="subject" />
          </span>
        </>
      )}
    </span>
  );
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
    width: 'minmax(10rem, 1fr)',
    cell: (entry) => <Parties entry={entry} />,
    csv: ({ actor }) => actor?.name,
  },
  {
    id: 'product',
    header: messages.product,
    width: 'minmax(8rem, 2fr)',
    maxWidth: '20rem',
    cell: ({ stream }) =>
      stream && <RouterLink to={pathOf({ kind: 'all', product: stream.id })}>{stream.name}</RouterLink>,
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

export const fileColumns: CsvColumn<AuditEntry>[] = [
  {
    id: 'subject',
    header: messages.subject,
    cell: ({ subject }) => subject?.name,
    csv: ({ subject }) => subject?.name,
  },
  { id: 'reason', header: messages.reason, cell: ({ reason }) => reason, csv: ({ reason }) => reason },
  {
    id: 'request',
    header: messages.request,
    cell: ({ request_id }) => request_id,
    csv: ({ request_id }) => request_id,
  },
];
