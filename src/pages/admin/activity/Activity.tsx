import { DataTable, Pagination, Stack, Text } from '#design-system';
import { pageSize } from '#contract/constants.ts';
import { activityMessages as messages } from '../../../messages/activity.ts';
import { adminMessages } from '../../../messages/admin.ts';
import { useStatus, useValue } from '../../../state/machine/resource.ts';
import { allAudit, auditLog } from '../../../state/trade/users.ts';
import { Empty } from '../../shared/Empty.tsx';
import { tableFailure } from '../../shared/failureLines.tsx';
import { useLastPage } from '../../shared/lists/useLastPage.ts';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { ExportRows } from '../ExportRows.tsx';
import { activityColumns, fileColumns } from './activityColumns.tsx';
import { ActivityFilters } from './ActivityFilters.tsx';
import { isFiltered, toQuery, useActivityFilter } from './useActivityFilter.ts';

const inFile = [...activityColumns, ...fileColumns];

export function Activity() {
  const [filter, change] = useActivityFilter();
  const operation = useStatus(auditLog);
  const query = toQuery(filter);
  const audit = useValue(auditLog, query);
  useLoad(auditLog, query);
  useLoad(categories);
  const isPast = useLastPage(audit, (page, how) => change({ page }, how));
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {messages.intro}
      </Text>
      <ActivityFilters
        filter={filter}
        change={change}
        entries={audit?.content ?? []}
        total={audit?.total}
        actions={<ExportRows of={messages.file} columns={inFile} read={() => allAudit(query)} />}
      />
      <DataTable
        label={adminMessages.tabs.activity}
        columns={activityColumns}
        rows={isPast ? undefined : audit?.content}
        rowKey={({ id, action }) => `${id} ${action}`}
        loading={operation.phase === 'request'}
        {...tableFailure(operation)}
        onRetry={() => void auditLog.load(query)}
        filtered={isFiltered(filter)}
        empty={<Empty messages={messages.empty} />}
        emptyFiltered={<Empty icon="search" messages={messages.emptyFiltered} />}
      />
      {audit && audit.total > pageSize && (
        <Pagination
          page={filter.page}
          pageSize={pageSize}
          total={audit.total}
          onPageChange={(page) => change({ page })}
        />
      )}
    </Stack>
  );
}
