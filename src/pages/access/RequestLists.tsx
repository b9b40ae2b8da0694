import { Stack } from '#design-system';
import { requestStates } from '#contract/constants.ts';
import { requestStateNames, requestMessages as messages } from '../../messages/access.ts';
import { useMay } from '../../state/me/rights.ts';
import { requestsBySide } from '../../state/trade/access/requests.ts';
import { useValue } from '../../state/machine/resource.ts';
import { FilterSelect } from '../shared/lists/FilterSelect.tsx';
import { RequestList } from './RequestList.tsx';
import type { ChangeFilter, Filter } from './useAccessFilter.ts';

interface RequestListsProps {
  filter: Filter;
  change: ChangeFilter;
}

export function RequestLists({ filter, change }: RequestListsProps) {
  const [maySell, mayBuy] = [useMay('sell'), useMay('buy')];
  const first = { state: filter.request, page: 0 };
  const [received, sent] = [useValue(requestsBySide.received, first), useValue(requestsBySide.sent, first)];
  const shown = [...(maySell ? [received] : []), ...(mayBuy ? [sent] : [])];
  const hasNone = filter.request === undefined && shown.length > 0 && shown.every((list) => list?.total === 0);
  return (
    <Stack gap={6}>
      {!hasNone && (
        <Stack gap={4} align="start">
          <FilterSelect
            label={messages.state}
            values={requestStates}
            names={requestStateNames}
            any={messages.anyState}
            value={filter.request}
            onChoose={(request) => change({ request })}
          />
        </Stack>
      )}
      {maySell && <RequestList side="received" state={filter.request} />}
      {mayBuy && <RequestList side="sent" state={filter.request} />}
    </Stack>
  );
}
