import { Button, Inline, Select, Stack, Tag } from '#design-system';
import type { AuditEntry } from '#contract/generated/documents.ts';
import { auditActions } from '#contract/constants.ts';
import { actionNames, activityWords as words, adminWords } from '../../../messages/admin.ts';
import { format } from '../../../messages/format.ts';
import { DayFields } from '../../shared/lists/FilterDrawer.tsx';
import { isFiltered, noFilter, type Filter } from './useActivityFilter.ts';

interface ActivityFiltersProps {
  filter: Filter;
  change: (change: Partial<Filter>) => void;
  entries: readonly AuditEntry[];
}

const actions = auditActions.map((value) => ({ value, label: actionNames[value] }));

const nameOf = (id: string, entries: readonly AuditEntry[]) =>
  entries.flatMap(({ actor, subject }) => [actor, subject]).find((party) => party?.id === id)?.name ?? words.someone;

export function ActivityFilters({ filter, change, entries }: ActivityFiltersProps) {
  const { action, actor, subject, from, to } = filter;
  return (
    <Stack gap={3}>
      {/* Aligned by label: only some fields have a hint below. */}
      <Inline gap={3} align="start">
        <Select
          label={words.action}
          placeholder={words.anyAction}
          options={actions}
          value={action ?? ''}
          onChange={({ target }) => change({ action: auditActions.find((each) => each === target.value) })}
        />
        <DayFields words={words} from={from} to={to} change={change} />
      </Inline>
      {isFiltered(filter) && (
        <Inline gap={3}>
          {actor && (
            <Tag onRemove={() => change({ actor: '' })}>{format(words.by, { name: nameOf(actor, entries) })}</Tag>
          )}
          {subject && (
            <Tag onRemove={() => change({ subject: '' })}>
              {format(words.about, { name: nameOf(subject, entries) })}
            </Tag>
          )}
          <Button variant="ghost" onClick={() => change(noFilter)}>
            {adminWords.clear}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
