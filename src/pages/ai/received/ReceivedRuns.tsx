import { Stack, Text, type Column } from '#design-system';
import type { Execution, ExecutionPage } from '#contract/generated/documents.ts';
import { useState, type ReactNode } from 'react';
import { useValue, type Resource } from '../../../state/machine/resource.ts';
import { Empty } from '../../shared/Empty.tsx';
import { PagedTable } from '../../shared/lists/PagedTable.tsx';
import { RunLog } from '../RunLog.tsx';

interface ReceivedRunsProps<Filter extends object> {
  of: Resource<Filter & { page: number }, ExecutionPage>;
  filter: Filter;
  messages: { label: string; text: string; empty: { title: string; text: string } };
  columns: readonly Column<Execution>[];
  emptyTitle?: string | undefined;
  emptyActions?: ReactNode;
  children?: ReactNode;
}

export function ReceivedRuns<Filter extends object>({
  of,
  filter,
  messages,
  columns,
  emptyTitle = messages.empty.title,
  emptyActions,
  children,
}: ReceivedRunsProps<Filter>) {
  const [page, turnTo] = useState(0);
  const input = { ...filter, page };
  return (
    <Stack gap={4}>
      {useValue(of, input)?.total !== 0 && (
        <Text as="p" tone="muted">
          {messages.text}
        </Text>
      )}
      {children}
      <PagedTable
        of={of}
        input={input}
        label={messages.label}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ algo_name }) => algo_name}
        detail={RunLog}
        onPageChange={turnTo}
        empty={<Empty icon="bot" messages={{ ...messages.empty, title: emptyTitle }} actions={emptyActions} />}
      />
    </Stack>
  );
}
