import { Select, Text } from '#design-system';
import { counted, optionsOf } from '../../../messages/format.ts';
import { marketplaceMessages as messages, sortNames } from '../../../messages/marketplace.ts';
import { sortOf, type Filter } from '../../shared/lists/marketplaceFilter.ts';
import type { ChangeFilter } from '../filters/useFilter.ts';

const sortOptions = optionsOf(sortNames);
/** Without a text, relevance is the newest with room for each seller. */
const plainOptions = sortOptions.map((option) =>
  option.value === 'RELEVANCE.DESC' ? { ...option, label: messages.recommended } : option,
);

export const Count = ({ total }: { total: number | undefined }) => (
  <Text tone="muted" aria-live="polite">
    {total === undefined ? '\u00A0' : counted(messages.results, total)}
  </Text>
);

export const Order = ({ filter, change }: { filter: Filter; change: ChangeFilter }) => (
  <Select
    label={messages.sort}
    hiddenLabel
    options={filter.text ? sortOptions : plainOptions}
    value={sortOf(filter)}
    onChange={({ target }) => change({ sort: target.value as Filter['sort'] })}
  />
);
