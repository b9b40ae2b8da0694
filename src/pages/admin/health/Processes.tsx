import { DataTable, formatBytes, StatusBadge, type Column } from '#design-system';
import type { HealthReport } from '#contract/types.ts';
import { healthMessages } from '../../../messages/health.ts';
import { When } from '../../shared/When.tsx';
import { Section } from './Section.tsx';

type Process = HealthReport['processes'][number];
const { processes: messages } = healthMessages;
const { columns: headers } = messages;

const columns: readonly Column<Process>[] = [
  { id: 'process', header: headers.process, cell: ({ host }) => host },
  { id: 'version', header: headers.version, cell: ({ version }) => version },
  { id: 'memory', header: headers.memory, align: 'end', cell: ({ memory }) => formatBytes(memory) },
  { id: 'started', header: headers.started, cell: ({ started_date: at }) => <When at={at} /> },
  { id: 'seen', header: headers.seen, cell: ({ seen_date: at }) => <When at={at} /> },
  {
    id: 'state',
    header: headers.state,
    phone: 'plain',
    cell: ({ lost }) => (
      <StatusBadge tone={lost ? 'warning' : 'success'}>{lost ? messages.lost : messages.running}</StatusBadge>
    ),
  },
];

export const Processes = ({ processes }: Pick<HealthReport, 'processes'>) => (
  <Section title={messages.title}>
    <DataTable label={messages.title} columns={columns} rows={processes} rowKey={({ id }) => id} />
  </Section>
);
