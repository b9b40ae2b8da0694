import { Button, Grid, Inline, Select, Stack, Tag } from '#design-system';
import type { AuditEntry } from '#contract/generated/documents.ts';
import { auditActions } from '#contract/constants.ts';
import { Fragment, useState, type CSSProperties, type ReactNode } from 'react';
import { actionNames, activityMessages as messages } from '../../../messages/activity.ts';
import { adminMessages } from '../../../messages/admin.ts';
import { counted, format } from '../../../messages/format.ts';
import { ListBar } from '../../shared/lists/ListBar.tsx';
import { DayFields } from '../../shared/lists/FilterDrawer.tsx';
import { isFiltered, noFilter, type Filter } from './useActivityFilter.ts';

interface ActivityFiltersProps {
  filter: Filter;
  change: (change: Partial<Filter>) => void;
  entries: readonly AuditEntry[];
  total: number | undefined;
  actions: ReactNode;
}

/** Three fields beside the navigation at 768 pixels. */
const threeInRow = { '--layout-column': '8.5rem', flex: '0 1 36rem' } as CSSProperties;

const actionOptions = auditActions.map((value) => ({ value, label: actionNames[value] }));

const nameOf = (id: string, entries: readonly AuditEntry[]) =>
  entries.flatMap(({ actor, subject }) => [actor, subject]).find((party) => party?.id === id)?.name ?? messages.someone;

export function ActivityFilters({ filter, change, entries, total, actions }: ActivityFiltersProps) {
  const { action, actor, subject, from, to } = filter;
  // Text that is no date is in no filter: only new fields forget it.
  const [clears, setClears] = useState(0);
  const clear = () => {
    setClears(clears + 1);
    change(noFilter);
  };
  return (
    <Stack gap={3}>
      <ListBar
        filters={
          // Aligned by label: only some fields have a hint below.
          <Grid gap={3} align="start" style={threeInRow}>
            <Select
              label={messages.action}
              placeholder={messages.anyAction}
              options={actionOptions}
              value={action ?? ''}
              onChange={({ target }) => change({ action: auditActions.find((each) => each === target.value) })}
            />
            <Fragment key={clears}>
              <DayFields messages={messages} from={from} to={to} change={change} />
            </Fragment>
          </Grid>
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
          <Button variant="ghost" onClick={clear}>
            {adminMessages.clear}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
