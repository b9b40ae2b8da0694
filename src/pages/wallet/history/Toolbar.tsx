import { Button, fillText, Inline, lazyPart, Stack, Tag } from '#design-system';
import { directions } from '#contract/constants.ts';
import { historyFilterMessages as messages, movementNames } from '../messages.ts';
import { SegmentedChoice } from '../../shared/lists/SegmentedChoice.tsx';
import { ListBar } from '../../shared/lists/ListBar.tsx';
import { NameSearch } from '../../shared/lists/NameSearch.tsx';
import { PeriodFilter } from '../../shared/lists/period/PeriodFilter.tsx';
import { periodText } from '../../shared/lists/period/period.ts';
import type { Change } from '../../shared/lists/useAddressFilter.ts';
import { tokensText } from '../../shared/payment/tokensText.ts';
import { Filters } from './Filters.tsx';
import { inForce, noFilter, type Filter, type Narrowing } from './useHistoryFilter.ts';

interface ToolbarProps {
  filter: Filter;
  change: Change<Filter>;
}

const ExportMovements = lazyPart(async () => (await import('./ExportMovements.tsx')).ExportMovements);

const ways = ['all', ...directions] as const;

function chipText(name: Exclude<Narrowing, 'name'>, filter: Filter): string {
  const { chips } = messages;
  if (name === 'type') return filter.type ? movementNames[filter.type] : '';
  if (name === 'direction') return filter.direction ? chips[filter.direction] : '';
  if (name === 'from' || name === 'to') return periodText({ from: '', to: '', [name]: filter[name] });
  return fillText(chips[name], { amount: tokensText(Number(filter[name])) });
}

export function Toolbar({ filter, change }: ToolbarProps) {
  // The name is in the search field.
  const active = inForce(filter).filter((name) => name !== 'name');
  return (
    <Stack gap={3}>
      <ListBar
        search={<NameSearch label={messages.search} name={filter.name} onName={(name) => change({ name })} />}
        filters={
          <>
            <SegmentedChoice
              label={messages.direction.label}
              values={ways}
              chosen={filter.direction ?? 'all'}
              nameOf={(way) => messages.direction[way]}
              onChoose={(way) => change({ direction: way === 'all' ? undefined : way })}
            />
            <PeriodFilter period={filter} change={change} />
            <Filters filter={filter} change={change} />
          </>
        }
        actions={<ExportMovements filter={filter} />}
      />
      {active.length > 0 && (
        <Inline>
          {active.map((name) => (
            <Tag key={name} onRemove={() => change({ [name]: noFilter[name] })}>
              {chipText(name, filter)}
            </Tag>
          ))}
          <Button size="small" variant="ghost" onClick={() => change(noFilter)}>
            {messages.clear}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
