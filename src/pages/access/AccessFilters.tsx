import { Inline, lazyPart, Select, Text } from '#design-system';
import { Suspense } from 'react';
import { accessPageWords as words } from '../../messages/access.ts';
import { format } from '../../messages/format.ts';
import { exportComing } from '../shared/export/ExportButton.tsx';
import { NameSearch } from '../shared/lists/NameSearch.tsx';
import { accessStates, type ChangeFilter, type Filter } from './useAccessFilter.ts';

const ExportAccess = lazyPart(async () => (await import('./ExportAccess.tsx')).ExportAccess);

interface AccessFiltersProps {
  side: 'mine' | 'readers';
  filter: Filter;
  change: ChangeFilter;
  total: number | undefined;
  count: { one: string; many: string };
}

const options = accessStates.map((value) => ({ value, label: words.states[value] }));

export function AccessFilters({ side, filter, change, total, count }: AccessFiltersProps) {
  return (
    <Inline justify="between" align="end" gap={3}>
      <Inline gap={3} align="end">
        <Select
          label={words.state}
          options={options}
          value={filter.state}
          onChange={({ target }) => change({ state: accessStates.find((state) => state === target.value) ?? 'all' })}
        />
        <NameSearch label={words.search} name={filter.name} onName={(name) => change({ name })} />
      </Inline>
      {/* Same height as the export button, which appears once there are rows. */}
      <Inline gap={3} style={{ minBlockSize: 'var(--ds-density-control-medium)' }}>
        <Text tone="muted" size="small" aria-live="polite">
          {total !== undefined && (total === 1 ? count.one : format(count.many, { count: total }))}
        </Text>
        {total !== undefined && total > 0 && (
          <Suspense fallback={exportComing}>
            <ExportAccess side={side} filter={filter} />
          </Suspense>
        )}
      </Inline>
    </Inline>
  );
}
