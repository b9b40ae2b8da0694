import { DataTable, Pagination, Stack, type DataTableProps, type Sorting } from '#design-system';
import { pageSize } from '#contract/constants.ts';
import { type Resource, useStatus, useValue } from '../../../state/machine/resource.ts';
import { useAwaitsTerms } from '../../../state/trade/money/payments.ts';
import { tableFailure } from '../failureLines.tsx';
import { useLoad } from '../useLoad.ts';
import { useLastPage, type TurnPage } from './useLastPage.ts';

export interface Page<Item> {
  readonly content: readonly Item[];
  readonly total: number;
  readonly page: number;
}

type PagedTableProps<Row extends object, Input extends object> = Sorting &
  Omit<DataTableProps<Row>, keyof Sorting | 'rows' | 'loading' | 'error' | 'errorReference' | 'paging' | 'onRetry'> & {
    of: Resource<Input, Page<Row>>;
    input: Input;
    onPageChange?: TurnPage;
  };

export function PagedTable<Row extends object, Input extends object>({
  of,
  input,
  onPageChange,
  ...rest
}: PagedTableProps<Row, Input>) {
  const page = useValue(of, input);
  const operation = useStatus(of);
  const waits = useAwaitsTerms();
  useLoad(of, input);
  const isPast = useLastPage(page, onPageChange);
  return (
    <Stack gap={4}>
      <DataTable
        // The empty state replaces bar and table, so that nothing moves.
        key={page?.content.length === 0 && !rest.filtered ? 'nothing' : 'rows'}
        {...rest}
        // An empty page has no selection.
        selected={page?.content.length === 0 ? undefined : rest.selected}
        rows={isPast || waits ? undefined : page?.content}
        onRetry={() => void of.load(input)}
        loading={waits || operation.phase === 'request'}
        {...tableFailure(operation)}
      />
      {page && onPageChange && page.total > pageSize && (
        <Pagination page={page.page} pageSize={pageSize} total={page.total} onPageChange={onPageChange} />
      )}
    </Stack>
  );
}
