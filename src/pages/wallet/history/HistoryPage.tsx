import { Breadcrumbs, Heading, Inline, Stack, Text } from '#design-system';
import { pageSize } from '#contract/constants.ts';
import { useSnapshot } from 'valtio';
import { paths } from '../../../config/paths.ts';
import { titles } from '../../../messages/screens.ts';
import { historyFilterWords, walletWords as words } from '../../../messages/wallet.ts';
import { loadHistory, wallet } from '../../../state/trade/wallet.ts';
import { NoneMatches } from '../../shared/lists/NoneMatches.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { MovementTable } from '../MovementTable.tsx';
import { NoMovements } from '../NoMovements.tsx';
import { useEntry } from '../why/useEntry.ts';
import { WhyDrawer } from '../why/WhyDrawer.tsx';
import { ExportMovements } from './ExportMovements.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Totals } from './Totals.tsx';
import { inForce, noFilter, toQuery, useHistoryFilter } from './useHistoryFilter.ts';

export function HistoryPage() {
  const [filter, change] = useHistoryFilter();
  const entry = useEntry();
  const { history } = useSnapshot(wallet);
  const query = toQuery(filter);
  useLoad(loadHistory, query);
  return (
    <Stack gap={5}>
      <Inline justify="between" align="end" gap={4}>
        <Stack gap={2}>
          <Breadcrumbs current={titles.walletHistory}>
            <RouterLink to={paths.wallet}>{titles.wallet}</RouterLink>
          </Breadcrumbs>
          <Heading level={1}>{titles.walletHistory}</Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        <ExportMovements filter={filter} />
      </Inline>
      <Toolbar filter={filter} change={change} />
      <Totals history={history?.limit === pageSize ? history : undefined} />
      <MovementTable
        label={titles.walletHistory}
        limit={pageSize}
        pathTo={entry.pathTo}
        onRetry={() => void loadHistory(query)}
        onPageChange={(page) => change({ page })}
        filtered={inForce(filter).length > 0}
        empty={<NoMovements />}
        emptyFiltered={
          <NoneMatches words={words.emptyFiltered} clear={historyFilterWords.clear} onClear={() => change(noFilter)} />
        }
      />
      {entry.id && <WhyDrawer key={entry.id} id={entry.id} onClose={entry.close} />}
    </Stack>
  );
}
