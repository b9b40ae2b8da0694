import { Button, Inline, Text, type Column } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { paths, productPath, withQuery } from '../../config/paths.ts';
import { accessPageMessages as messages } from '../../messages/access.ts';
import { accessesBySide, type AccessListFilter } from '../../state/trade/access/accesses.ts';
import { serverNow } from '../../state/machine/clock.ts';
import { mayAct, useActor, type Actor } from '../../state/trade/actionRules.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { NoneMatches } from '../shared/lists/NoneMatches.tsx';
import { PagedTable } from '../shared/lists/PagedTable.tsx';
import { Price } from '../shared/payment/Price.tsx';
import { BoughtCell, BoughtLine, EndCell, EndLine, ProductCell } from './cells.tsx';
import { maxHours } from '../shared/trade/extension.ts';
import { isFiltered, noFilter, type ChangeFilter, type Filter } from './useAccessFilter.ts';
import { useValue } from '../../state/machine/resource.ts';

interface Actions {
  onExtend: (extended: readonly Access[]) => void;
  onAddress: (access: Access) => void;
  onRows: (access: Access) => void;
}

interface MyAccessTableProps extends Actions {
  filter: Filter;
  change: ChangeFilter;
  query: AccessListFilter;
  empty: ReactNode;
}

const { columns: headers } = messages;

/** Reason why no hours can be bought: the product ends within the hour, or is not sold to this person. */
function whyNot(row: Access, now: number): string {
  if (maxHours([row], now) === 0) return messages.endsThen;
  return row.approval === 'pending' ? messages.asked : messages.closed;
}

interface Reader {
  who: Actor;
  now: number;
}

function columnsFor(
  { onExtend, onAddress, onRows }: Actions,
  { who, now }: Reader,
  asCards: boolean,
): Column<Access>[] {
  const ends: Column<Access> = {
    id: 'ends',
    header: headers.state,
    width: '10rem',
    phone: 'plain',
    cell: (row) => (asCards ? <EndLine {...row} /> : <EndCell {...row} />),
  };
  return [
    {
      id: 'product',
      header: headers.product,
      maxWidth: '24rem',
      cell: (row) => <ProductCell access={row} detail={row.owner.name} />,
    },
    ...(asCards ? [] : [ends]),
    {
      id: 'bought',
      header: headers.bought,
      align: 'end',
      phone: 'note',
      cell: (row) => (asCards ? <BoughtLine {...row} /> : <BoughtCell {...row} />),
    },
    {
      id: 'price',
      header: headers.price,
      align: 'end',
      phone: 'note',
      cell: ({ price }) => <Price price={price} />,
    },
    ...(asCards ? [ends] : []),
    {
      id: 'actions',
      header: headers.actions,
      hiddenHeader: true,
      align: 'end',
      phone: 'end',
      cell: (row) => (
        <Inline justify="end" wrap={false}>
          {mayAct('access.address', row, who) ? (
            <>
              <Button size="small" variant="ghost" tone="neutral" onClick={() => onRows(row)}>
                {messages.rows}
              </Button>
              <Button size="small" variant="ghost" tone="neutral" onClick={() => onAddress(row)}>
                {messages.address}
              </Button>
            </>
          ) : (
            // Rows that cannot be read can be analysed.
            mayAct('access.analyse', row, who) && (
              <ButtonLink size="small" variant="ghost" tone="neutral" to={withQuery(paths.ai, { data: row.stream_id })}>
                {messages.analyse}
              </ButtonLink>
            )
          )}
          {mayAct('access.extend', row, who) ? (
            <Button size="small" variant="outline" tone="neutral" onClick={() => onExtend([row])}>
              {row.active ? messages.extend : messages.renew}
            </Button>
          ) : mayAct('access.ask', row, who) ? (
            <ButtonLink size="small" variant="outline" tone="neutral" to={productPath(row.stream_id)}>
              {messages.ask}
            </ButtonLink>
          ) : (
            <Text size="small" tone="muted">
              {whyNot(row, now)}
            </Text>
          )}
        </Inline>
      ),
    },
  ];
}

export function MyAccessTable({ filter, change, query, onExtend, onAddress, onRows, empty }: MyAccessTableProps) {
  const page = useValue(accessesBySide.mine, query);
  const who = useActor();
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [now] = useState(serverNow);
  const columns = useMemo(
    () => (asCards: boolean) => columnsFor({ onExtend, onAddress, onRows }, { who, now }, asCards),
    [onExtend, onAddress, onRows, who, now],
  );
  const chosen = page?.content.filter((row) => mayAct('access.extend', row, who) && selected.has(row.stream_id)) ?? [];
  return (
    <PagedTable
      of={accessesBySide.mine}
      input={query}
      label={messages.tabs.mine}
      columns={columns}
      rowKey={({ stream_id }) => stream_id}
      rowName={({ stream_name }) => stream_name}
      selected={selected}
      onSelectedChange={select}
      bulkActions={
        <Button size="small" disabled={chosen.length === 0} onClick={() => onExtend(chosen)}>
          {messages.extendSelected}
        </Button>
      }
      onPageChange={(next, how) => change({ page: next }, how)}
      filtered={isFiltered(filter)}
      empty={empty}
      emptyFiltered={
        <NoneMatches messages={messages.emptyFiltered} clear={messages.clear} onClear={() => change(noFilter)} />
      }
    />
  );
}
