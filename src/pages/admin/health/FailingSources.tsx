import { DataTable, fillText, StatusBadge, Text, type Column } from '#design-system';
import type { HealthReport } from '#contract/types.ts';
import { productPath } from '../../../config/paths.ts';
import { healthMessages } from '../../../messages/health.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { When } from '../../shared/When.tsx';
import { Section } from './Section.tsx';

type Failing = HealthReport['sources']['listed'][number];
const { sources: messages } = healthMessages;
const { columns: headers } = messages;

const columns: readonly Column<Failing>[] = [
  {
    id: 'product',
    header: headers.product,
    cell: ({ stream_id, stream_name }) => <RouterLink to={productPath(stream_id)}>{stream_name}</RouterLink>,
  },
  { id: 'seller', header: headers.seller, cell: ({ owner }) => owner.name },
  { id: 'since', header: headers.since, cell: ({ since }) => <When at={since} /> },
  { id: 'reason', header: headers.reason, phone: 'line', maxWidth: '24rem', cell: ({ reason }) => reason },
  {
    id: 'state',
    header: headers.state,
    phone: 'plain',
    cell: ({ stops }) => (
      <StatusBadge tone={stops ? 'warning' : 'neutral'}>{stops ? messages.stopped : messages.retried}</StatusBadge>
    ),
  },
];

export const FailingSources = ({ sources: { failing, listed } }: Pick<HealthReport, 'sources'>) => (
  <Section title={messages.title}>
    {failing === 0 ? (
      <Text as="p" tone="muted">
        {messages.none}
      </Text>
    ) : (
      <DataTable label={messages.title} columns={columns} rows={listed} rowKey={({ stream_id }) => stream_id} />
    )}
    {failing > listed.length && (
      <Text as="p" size="small" tone="muted">
        {fillText(messages.more, { shown: listed.length, count: failing })}
      </Text>
    )}
  </Section>
);
