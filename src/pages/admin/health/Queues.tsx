import { DataTable, fillText, numberFormat, type Column } from '#design-system';
import type { HealthReport } from '#contract/types.ts';
import { healthMessages } from '../../../messages/health.ts';
import { Section } from './Section.tsx';

type Queue = HealthReport['queues'][number];
const { queues: messages } = healthMessages;
const { columns: headers } = messages;

function waitText({ waiting, oldest }: Queue): string {
  if (waiting === 0) return messages.none;
  if (oldest < 60) return fillText(messages.seconds, { count: Math.round(oldest) });
  return fillText(messages.minutes, { count: Math.round(oldest / 60) });
}

const columns: readonly Column<Queue>[] = [
  { id: 'name', header: headers.name, cell: ({ name }) => messages.names[name] },
  { id: 'waiting', header: headers.waiting, align: 'end', cell: ({ waiting }) => numberFormat().format(waiting) },
  { id: 'oldest', header: headers.oldest, align: 'end', cell: waitText },
  { id: 'failed', header: headers.failed, align: 'end', cell: ({ failed }) => numberFormat().format(failed) },
];

export const Queues = ({ queues }: Pick<HealthReport, 'queues'>) => (
  <Section title={messages.title}>
    <DataTable label={messages.title} columns={columns} rows={queues} rowKey={({ name }) => name} />
  </Section>
);
