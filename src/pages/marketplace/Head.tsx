import { Heading, Inline } from '#design-system';
import type { ReactNode } from 'react';
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

interface HeadProps {
  filter: Filter;
  change: ChangeFilter;
  /** The count beside the title. */
  children?: ReactNode;
}

export function Head({ filter, change, children }: HeadProps) {
  const maySell = useMay('sell');
  // Administration has no products in its navigation.
  const sells = useMode() !== 'admin' && maySell;
  return (
    <Inline justify="between" align="start">
      <Inline align="baseline">
        <Heading level={1}>{titles.marketplace}</Heading>
        {children}
        {sells && (
          <Beside>
            <RouterLink to={paths.products}>{messages.own}</RouterLink>
          </Beside>
        )}
      </Inline>
      <Toolbar filter={filter} onView={(view) => change({ view, page: filter.page })} />
    </Inline>
  );
}
