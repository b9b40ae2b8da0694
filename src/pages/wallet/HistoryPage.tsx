import { Breadcrumbs, Button, EmptyState, Heading, Pagination, Stack, Text } from '#design-system';
import { pageSize } from '#contract/constants.ts';
import { useSnapshot } from 'valtio';
import { paths } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { titles } from '../../messages/screens.ts';
import { walletWords as words } from '../../messages/wallet.ts';
import { useOperation } from '../../state/operations.ts';
import { loadHistory, wallet } from '../../state/wallet.ts';
import { failureText } from '../shared/failureText.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { MovementTable } from './MovementTable.tsx';
import { isFiltered, noFilter, toQuery, useHistoryFilter } from './useHistoryFilter.ts';

const counted = (count: number) => (count === 1 ? words.count.one : format(words.count.many, { count }));

/** Every movement of the own wallet, narrowed by what the address says. */
export function HistoryPage() {
  const [filter, change] = useHistoryFilter();
  const { history } = useSnapshot(wallet);
  const operation = useOperation('wallet.history');
  const query = toQuery(filter);
  useLoad(loadHistory, query);
  // The wallet page loads a shorter page of its own.
  const page = history?.limit === pageSize ? history : undefined;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs current={titles.walletHistory}>
          <RouterLink to={paths.wallet}>{titles.wallet}</RouterLink>
        </Breadcrumbs>
        <Heading level={1}>{titles.walletHistory}</Heading>
        <Text tone="muted" aria-live="polite">
          {page ? counted(page.total) : '\u00A0'}
        </Text>
      </Stack>
      <HistoryFilters filter={filter} change={change} />
      <MovementTable
        label={titles.walletHistory}
        rows={page?.txList}
        loading={operation.phase === 'request'}
        error={failureText(operation)}
        errorReference={operation.phase === 'fail' ? operation.requestId : undefined}
        onRetry={() => void loadHistory(query)}
        filtered={isFiltered(filter)}
        empty={
          <EmptyState icon="wallet" title={words.emptyNever.title}>
            {words.emptyNever.text}
          </EmptyState>
        }
        emptyFiltered={
          <EmptyState
            icon="search"
            title={words.emptyFiltered.title}
            actions={<Button onClick={() => change(noFilter)}>{words.clear}</Button>}
          >
            {words.emptyFiltered.text}
          </EmptyState>
        }
      />
      {page && page.total > pageSize && (
        <Pagination
          page={page.page}
          pageSize={pageSize}
          total={page.total}
          onPageChange={(to) => change({ page: to })}
        />
      )}
    </Stack>
  );
}
