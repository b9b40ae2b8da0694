import { Button, Inline, Select, Stack, Tag } from '#design-system';
import type { AuditEntry } from '#contract/generated/documents.ts';
import { auditActions } from '#contract/constants.ts';
import type { ReactNode } from 'react';
import { actionNames, activityMessages as messages } from '../../../messages/activity.ts';
import { adminMessages } from '../../../messages/admin.ts';
import { counted, format } from '../../../messages/format.ts';
import { ListBar } from '../../shared/lists/ListBar.tsx';
import { PeriodFilter } from '../../shared/lists/PeriodFilter.tsx';
import { isFiltered, noFilter, type Filter } from './useActivityFilter.ts';

interface ActivityFiltersProps {
  filter: Filter;
  change: (change: Partial<Filter>) => void;
  entries: readonly AuditEntry[];
  total: number | undefined;
  actions: ReactNode;
}

const actionOptions = auditActions.map((value) => ({ value, label: actionNames[value] }));

const nameOf = (id: string, entries: readonly AuditEntry[]) =>
  entries.flatMap(({ actor, subject }) => [actor, subject]).find((party) => party?.id === id)?.name ?? messages.someone;

export function ActivityFilters({ filter, change, entries, total, actions }: ActivityFiltersProps) {
  const { action, actor, subject, from, to } = filter;
  return (
    <Stack gap={3}>
      <ListBar
        filters={
          <>
            <Select
              label={messages.action}
              hiddenLabel
              placeholder={messages.anyAction}
              options={actionOptions}
              value={action ?? ''}
              onChange={({ target }) => change({ action: auditActions.find((each) => each === target.value) })}
            />
            <PeriodFilter period={{ from, to }} change={change} />
          </>
        }
        count={total === undefined ? '' : counted(messages.count, total)}
        actions={actions}
      />
      {isFiltered(filter) && (
        <Inline gap={3}>
          {actor && (
            <Tag onRemove={() => change({ actor: '' })}>{format(messages.by, { name: nameOf(actor, entries) })}</Tag>
          )}
          {subject && (
            <Tag onRemove={() => change({ subject: '' })}>
              {format(messages.about, { name: nameOf(subject, entries) })}
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
