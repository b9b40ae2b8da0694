import { DataTable, Pagination, Stack, type DataTableProps } from '#design-system';
import { pageSize } from '#contract/constants.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import type { OperationName } from '../../../state/machine/rows.ts';
import { tableFailure } from '../failureLines.tsx';

interface PagedTableProps<Row extends object> extends Omit<
  DataTableProps<Row>,
  'rows' | 'loading' | 'error' | 'errorReference' | 'paging'
> {
  of: OperationName;
  /** Undefined until loaded. */
  page: { readonly content: readonly Row[]; readonly total: number; readonly page: number } | undefined;
  onPageChange?: (page: number) => void;
}

export function PagedTable<Row extends object>({ of, page, onPageChange, ...rest }: PagedTableProps<Row>) {
  const operation = useOperation(of);
  return (
    <Stack gap={4}>
      <DataTable
        {...rest}
        // An empty page has no selection.
        selected={page?.content.length === 0 ? undefined : rest.selected}
        rows={page?.content}
        loading={operation.phase === 'request'}
        {...tableFailure(operation)}
      />
      {page && onPageChange && page.total > pageSize && (
        <Pagination page={page.page} pageSize={pageSize} total={page.total} onPageChange={onPageChange} />
      )}
    </Stack>
  );
}
