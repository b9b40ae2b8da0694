import { SearchField } from '#design-system';
import { marketplaceWords as words } from '../../messages/marketplace.ts';
import { useTyped } from '../shared/useTyped.ts';
import type { ChangeFilter } from './useFilter.ts';

/** Looks for products by name while it is typed. */
export function NameSearch({ name, change }: { name: string; change: ChangeFilter }) {
  const typed = useTyped(name);
  return (
    <search {...typed.around}>
      <SearchField
        key={typed.key}
        label={words.search}
        defaultValue={name}
        shortcut
        onSearch={(text) => typed.later(() => change({ name: text.trim() }))}
      />
    </search>
  );
}
