import { Button, EmptyState, lazyPart, Tag } from '#design-system';
import { paths } from '../../config/paths.ts';
import { offerStatusNames, offerWords as words } from '../../messages/offers.ts';
import { offersBySide, sideOf } from '../../state/trade/offers.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { NoneMatches } from '../shared/lists/NoneMatches.tsx';
import { StatusList } from '../shared/lists/StatusList.tsx';
import { OfferCard } from './OfferCard.tsx';
import { type ChangeFilter, type Filter } from './useOfferFilter.ts';

interface OfferListProps {
  filter: Filter;
  change: ChangeFilter;
}

const ExportOffers = lazyPart(async () => (await import('./ExportOffers.tsx')).ExportOffers);

function Nothing({ filter: { tab, status, turn }, change }: OfferListProps) {
  if (status || turn)
    return (
      <NoneMatches
        words={turn ? words.emptyTurn[turn] : words.emptyFiltered}
        clear={words.clear}
        onClear={() => change({ status: undefined, turn: undefined })}
      />
    );
  const { title, text } = words.emptyNever[tab];
  return (
    <EmptyState
      icon="offer"
      title={title}
      actions={
        tab !== 'received' && (
          <Button asChild>
            <Anchor to={paths.marketplace}>{words.toMarketplace}</Anchor>
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}

/** Sorts offers by latest change, and those awaiting a reply by earliest end. */
export function OfferList({ filter, change }: OfferListProps) {
  const { tab, status, turn, page } = filter;
  return (
    <StatusList
      of={offersBySide[tab]}
      input={{ status, turn, page }}
      chips={turn && <Tag onRemove={() => change({ turn: undefined })}>{words.turns[turn]}</Tag>}
      exporting={<ExportOffers filter={filter} />}
      statuses={offerStatusNames}
      {...{ filter, change, words }}
      empty={<Nothing filter={filter} change={change} />}
    >
      {(offer, reload) => <OfferCard key={offer.id} offer={offer} side={sideOf(offer)} onReload={reload} />}
    </StatusList>
  );
}
