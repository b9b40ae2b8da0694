import { lazyPart, Tag } from '#design-system';
import { offerPath, paths } from '../../config/paths.ts';
import { offerStatusNames, offerMessages as messages } from '../../messages/offers.ts';
import { offersBySide } from '../../state/trade/deals/offers.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { Empty } from '../shared/Empty.tsx';
import { NoneMatches } from '../shared/lists/NoneMatches.tsx';
import { SplitTable } from '../shared/split/SplitTable.tsx';
import { offerColumns } from './offerColumns.tsx';
import { type ChangeFilter, type Filter } from './useOfferFilter.ts';

interface OfferListProps {
  filter: Filter;
  change: ChangeFilter;
}

const OfferPane = lazyPart(async () => (await import('../shared/deal/OfferPane.tsx')).OfferPane);
const ExportOffers = lazyPart(async () => (await import('./ExportOffers.tsx')).ExportOffers);

function Nothing({ filter: { tab, status, turn }, change }: OfferListProps) {
  if (status || turn)
    return (
      <NoneMatches
        messages={turn ? messages.emptyTurn[turn] : messages.emptyFiltered}
        clear={messages.clear}
        onClear={() => change({ status: undefined, turn: undefined })}
      />
    );
  return (
    <Empty
      icon="offer"
      messages={messages.emptyNever[tab]}
      actions={
        <ButtonLink to={tab === 'received' ? paths.products : paths.marketplace}>
          {tab === 'received' ? messages.toProducts : messages.toMarketplace}
        </ButtonLink>
      }
    />
  );
}

export function OfferList({ filter, change }: OfferListProps) {
  const { tab, status, turn, page } = filter;
  const input = { status, turn, page, turnFirst: true };
  return (
    <SplitTable
      of={offersBySide[tab]}
      input={input}
      chips={turn && <Tag onRemove={() => change({ turn: undefined })}>{messages.turns[turn]}</Tag>}
      exporting={<ExportOffers filter={filter} />}
      statuses={offerStatusNames}
      isFiltered={status !== undefined || turn !== undefined}
      {...{ filter, change, messages }}
      empty={<Nothing filter={filter} change={change} />}
      columns={offerColumns}
      pathOf={offerPath}
      Pane={OfferPane}
    />
  );
}
