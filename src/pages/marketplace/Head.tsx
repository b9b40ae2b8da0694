import { Heading, Inline, Stack } from '#design-system';
import { paths } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { marketplaceMessages as messages } from '../../messages/marketplace.ts';
import { useMode } from '../../state/me/me.ts';
import { useMay } from '../../state/me/rights.ts';
import type { Filter } from '../shared/lists/marketplaceFilter.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import type { ChangeFilter } from './filters/useFilter.ts';
import { Beside } from './Marketplace.styles.ts';
import { Toolbar } from './Toolbar.tsx';

export function Head({ filter, change }: { filter: Filter; change: ChangeFilter }) {
  const maySell = useMay('sell');
  // Administration has no products in its navigation.
  const sells = useMode() !== 'admin' && maySell;
  return (
    <Inline justify="between" align="start">
      <Stack gap={1}>
        <Heading level={1}>{titles.marketplace}</Heading>
        {sells && (
          <Beside>
            <RouterLink to={paths.products}>{messages.own}</RouterLink>
          </Beside>
        )}
      </Stack>
      <Toolbar filter={filter} onView={(view) => change({ view, page: filter.page })} />
    </Inline>
  );
}
