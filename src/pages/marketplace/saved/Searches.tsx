import { Badge, Card, fillText, Icon, IconButton, Inline, Stack, Text } from '#design-system';
import type { SavedSearch } from '#contract/types.ts';
import { counted, dot } from '../../../messages/format.ts';
import { savedMessages as messages } from '../../../messages/marketplace.ts';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { removeSearch, markSearchSeen } from '../../../state/trade/browse/searches.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { When } from '../../shared/When.tsx';
import { chipsOf } from '../filters/chipsOf.ts';
import { filterOf, savedPath } from '../../shared/lists/marketplaceFilter.ts';
import { useValue } from '../../../state/machine/resource.ts';

function Search({ search }: { search: SavedSearch }) {
  const all = useValue(categories) ?? [];
  const chips = chipsOf(filterOf(search.filter), { categories: all, sellers: {} });
  const { id, name, fresh } = search;
  return (
    <Card as="li" interactive>
      <Inline justify="between" align="start" wrap={false}>
        <Stack gap={2}>
          <Inline>
            <Text weight="semibold">
              <RouterLink to={savedPath(search.filter)} data-part="target" onClick={() => void markSearchSeen(id)}>
                {name}
              </RouterLink>
            </Text>
            {fresh > 0 ? (
              <Badge tone="accent">{counted(messages.fresh, fresh)}</Badge>
            ) : (
              <Text size="small" tone="muted">
                {messages.nothingNew}
              </Text>
            )}
          </Inline>
          <Text size="small" tone="muted">
            {chips.map(({ text }) => text).join(dot) || messages.everything}
          </Text>
          <Text size="small" tone="muted">
            {messages.seen} <When at={search.seen_date} />
          </Text>
        </Stack>
        <IconButton size="small" label={fillText(messages.remove, { name })} onClick={() => void removeSearch(id)}>
          <Icon name="delete" />
        </IconButton>
      </Inline>
    </Card>
  );
}

export function Searches({ searches }: { searches: readonly SavedSearch[] }) {
  return (
    <Stack as="ul" data-part="list" gap={3}>
      {searches.map((search) => (
        <Search key={search.id} search={search} />
      ))}
    </Stack>
  );
}
