import { Breadcrumbs, Heading, Stack, Text } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { titles } from '../../../config/screens.ts';
import { historyFilterMessages, walletMessages as messages } from '../messages.ts';
import { history } from '../../../state/trade/money/wallet.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { NoneMatches } from '../../shared/lists/NoneMatches.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { MovementTable } from '../MovementTable.tsx';
import { NoMovements } from '../NoMovements.tsx';
import { useEntry } from '../why/useEntry.ts';
import { WhyDrawer } from '../why/WhyDrawer.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Totals } from './Totals.tsx';
import { inForce, noFilter, toQuery, useHistoryFilter } from './useHistoryFilter.ts';
import { useValue } from '../../../state/machine/resource.ts';

const addTokens = <ButtonLink to={paths.wallet}>{messages.add}</ButtonLink>;

export function HistoryPage() {
  const [filter, change] = useHistoryFilter();
  const entry = useEntry();
  const query = toQuery(filter);
  const known = useValue(history, query);
  const isFiltered = inForce(filter).length > 0;
  const isNew = known?.total === 0 && !isFiltered;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs current={titles.walletHistory}>
          <RouterLink to={paths.wallet}>{titles.wallet}</RouterLink>
        </Breadcrumbs>
        <Heading level={1}>{titles.walletHistory}</Heading>
        <Text tone="muted">{messages.intro}</Text>
      </Stack>
      {!isNew && <Toolbar filter={filter} change={change} />}
      {!isNew && <Totals history={known} />}
      <MovementTable
        label={titles.walletHistory}
        input={query}
        pathTo={entry.pathTo}
        onPageChange={(page, how) => change({ page }, how)}
        filtered={isFiltered}
        empty={<NoMovements action={addTokens} />}
        emptyFiltered={
          <NoneMatches
            messages={known?.searched_from ? messages.emptySearched : messages.emptyFiltered}
            clear={historyFilterMessages.clear}
            onClear={() => change(noFilter)}
          />
        }
      />
      {entry.id && <WhyDrawer key={entry.id} id={entry.id} onClose={entry.close} />}
    </Stack>
  );
}
