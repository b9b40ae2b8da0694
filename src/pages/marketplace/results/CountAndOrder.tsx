import { Inline, Select, Text } from '#design-system';
import { counted, optionsOf } from '../../../messages/format.ts';
import { marketplaceMessages as messages, sortNames } from '../../../messages/marketplace.ts';
import { sortOf, type Filter } from '../../shared/lists/marketplaceFilter.ts';
import type { ChangeFilter } from '../filters/useFilter.ts';

const sortOptions = optionsOf(sortNames);
/** Without a text, relevance is the newest with room for each seller. */
const plainOptions = sortOptions.map((option) =>
  option.value === 'RELEVANCE.DESC' ? { ...option, label: messages.recommended } : option,
);

interface CountAndOrderProps {
  total: number | undefined;
  filter: Filter;
  change: ChangeFilter;
}

export function CountAndOrder({ total, filter, change }: CountAndOrderProps) {
  return (
    <Inline justify="between">
      <Text tone="muted" aria-live="polite">
        {total === undefined ? '\u00A0' : counted(messages.results, total)}
      </Text>
      <Select
        label={messages.sort}
        hiddenLabel
        options={filter.text ? sortOptions : plainOptions}
        value={sortOf(filter)}
        onChange={({ target }) => change({ sort: target.value as Filter['sort'] })}
      />
    </Inline>
  );
}
