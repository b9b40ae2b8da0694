import { Button, fillText, Inline, numberFormat, Stack, Tag } from '#design-system';
import type { AuditEntry } from '#contract/generated/documents.ts';
import { actionsOfKind, activityActions, activityReach } from '#contract/activity.ts';
import type { ReactNode } from 'react';
import { actionNames, activityMessages as messages, kindNames } from '../../../messages/activity.ts';
import { adminMessages } from '../../../messages/admin.ts';
import { counted } from '../../../messages/format.ts';
import { FilterSelect } from '../../shared/lists/FilterSelect.tsx';
import { ListBar } from '../../shared/lists/ListBar.tsx';
import { NameSearch } from '../../shared/lists/NameSearch.tsx';
import { PeriodFilter } from '../../shared/lists/period/PeriodFilter.tsx';
import { isFiltered, kindChoices, noFilter, shownKind, type Filter, type KindChoice } from './useActivityFilter.ts';

interface ActivityFiltersProps {
  filter: Filter;
  change: (change: Partial<Filter>) => void;
  entries: readonly AuditEntry[];
  total: number | undefined;
  actions: ReactNode;
}

const nameOf = (id: string, entries: readonly AuditEntry[]) =>
  entries.flatMap(({ actor, subject }) => [actor, subject]).find((party) => party?.id === id)?.name ?? messages.someone;

const productOf = (id: string, entries: readonly AuditEntry[]) =>
  entries.find(({ stream }) => stream?.id === id)?.stream?.name ?? messages.oneProduct;

const countOf = (total: number) =>
  total < activityReach
    ? counted(messages.count, total)
    : fillText(messages.countMost, { count: numberFormat().format(total) });

const actionsOf = (kind: KindChoice | undefined) =>
  kind === 'all' ? activityActions : actionsOfKind(kind ?? 'changes');

export function ActivityFilters({ filter, change, entries, total, actions }: ActivityFiltersProps) {
  const { action, search, actor, subject, product, from, to } = filter;
  const kind = shownKind(filter);
  return (
    <Stack gap={3}>
      <ListBar
        search={<NameSearch label={messages.search} name={search} onName={(text) => change({ search: text })} />}
        filters={
          <>
            <FilterSelect
              label={messages.kind}
              hiddenLabel
              values={kindChoices}
              names={kindNames}
              any={messages.anyKind}
              value={kind}
              onChoose={(next) => {
                const isOfKind = action === undefined || actionsOf(next).includes(action);
                change({ kind: next, action: isOfKind ? action : undefined });
              }}
            />
            <FilterSelect
              label={messages.action}
              hiddenLabel
              values={actionsOf(kind)}
              names={actionNames}
              any={messages.anyAction}
              value={action}
              onChoose={(next) => change({ action: next })}
            />
            <PeriodFilter period={{ from, to }} change={change} />
          </>
        }
        count={total === undefined ? '' : countOf(total)}
        actions={actions}
      />
      {isFiltered(filter) && (
        <Inline gap={3}>
          {actor && (
            <Tag onRemove={() => change({ actor: '' })}>{fillText(messages.by, { name: nameOf(actor, entries) })}</Tag>
          )}
          {subject && (
            <Tag onRemove={() => change({ subject: '' })}>
              {fillText(messages.about, { name: nameOf(subject, entries) })}
            </Tag>
          )}
          {product && (
            <Tag onRemove={() => change({ product: '' })}>
              {fillText(messages.ofProduct, { name: productOf(product, entries) })}
            </Tag>
          )}
          <Button variant="ghost" onClick={() => change(noFilter)}>
            {adminMessages.clear}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
