import { Badge, Inline, Text } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { counted } from '../../../messages/format.ts';
import { savedMessages } from '../../../messages/marketplace.ts';
import { overview as messages } from '../messages.ts';
import { searches, markSearchSeen } from '../../../state/trade/browse/searches.ts';
import { savedPath } from '../../shared/lists/marketplaceFilter.ts';
import { useStatus, useValue } from '../../../state/machine/resource.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { PartList } from './PartList.tsx';

const maxShown = 5;
export function Searches() {
  useLoad(searches);
  const { phase } = useStatus(searches);
  // Reserves no space: there may be none.
  if (!useValue(searches)?.length && phase !== 'fail') return null;
  return (
    <PartList
      messages={messages.searches}
      to={paths.saved}
      of={searches}
      itemsOf={(all) => all.toSorted((one, other) => other.fresh - one.fresh).slice(0, maxShown)}
      keyOf={({ id }) => id}
    >
      {({ id, name, filter, fresh }) => (
        <Inline justify="between" gap={2}>
          <RouterLink to={savedPath(filter)} onClick={() => void markSearchSeen(id)}>
            {name}
          </RouterLink>
          {fresh > 0 ? (
            <Badge tone="accent">{counted(savedMessages.fresh, fresh)}</Badge>
          ) : (
            <Text size="small" tone="muted">
              {savedMessages.nothingNew}
            </Text>
          )}
        </Inline>
      )}
    </PartList>
  );
}
