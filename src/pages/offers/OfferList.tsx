import { Button, DataTable, EmptyState, lazyPart, Skeleton, Tag } from '#design-system';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { offerPath, paths } from '../../config/paths.ts';
import { offerStatusNames, offerWords as words } from '../../messages/offers.ts';
import { useValue } from '../../state/machine/resource.ts';
import { offersBySide } from '../../state/trade/offers.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { NoneMatches } from '../shared/lists/NoneMatches.tsx';
import { StatusList } from '../shared/lists/StatusList.tsx';
import { SplitView } from '../shared/split/SplitView.tsx';
import { useOpened } from '../shared/split/useOpened.ts';
import { narrowColumns, offerColumns } from './offerColumns.tsx';
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

/** Offers that await a reply come first, the earliest end before the others. */
export function OfferList({ filter, change }: OfferListProps) {
  const { tab, status, turn, page } = filter;
  const input = { status, turn, page, turnFirst: true };
  const shown = useValue(offersBySide[tab], input);
  const { isWide, opened, asked, openPath } = useOpened(
    shown?.content.map(({ id }) => id),
    JSON.stringify(input),
  );
  const reload = () => void offersBySide[tab].load(input);
  const rows = { opened, pathTo: isWide ? openPath : offerPath, onEnd: reload };
  // A link from a wide window, opened in a narrow one.
  if (!isWide && asked) return <Navigate to={offerPath(asked)} replace />;
  return (
    <SplitView
      label={words.pane}
      pane={
        opened && (
          <Suspense fallback={<Skeleton lines={8} />}>
            <OfferPane key={opened} id={opened} />
          </Suspense>
        )
      }
    >
      <StatusList
        of={offersBySide[tab]}
        input={input}
        chips={turn && <Tag onRemove={() => change({ turn: undefined })}>{words.turns[turn]}</Tag>}
        exporting={<ExportOffers filter={filter} />}
        statuses={offerStatusNames}
        {...{ filter, change, words }}
        empty={<Nothing filter={filter} change={change} />}
      >
        {(offers) => (
          <DataTable
            label={words.list}
            columns={isWide ? narrowColumns(rows) : offerColumns(rows)}
            rows={offers}
            rowKey={({ id }) => id}
          />
        )}
      </StatusList>
    </SplitView>
  );
}
