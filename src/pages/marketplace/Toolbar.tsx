import { Icon, Inline, lazyPart, soon } from '#design-system';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { marketplaceMessages as messages, savedMessages } from '../../messages/marketplace.ts';
import { allMarketplaceStreams } from '../../state/trade/browse/marketplace.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { exportComing } from '../shared/export/ExportButton.tsx';
import { toQuery, views, type Filter, type View } from '../shared/lists/marketplaceFilter.ts';
import { ViewSwitch } from '../shared/lists/ViewSwitch.tsx';

const ExportProducts = lazyPart(soon(async () => (await import('../shared/export/ExportProducts.tsx')).ExportProducts));

export function Toolbar({ filter, onView }: { filter: Filter; onView: (view: View) => void }) {
  return (
    <Inline wrap={false}>
      <ViewSwitch
        label={messages.view.label}
        views={views}
        view={filter.view}
        nameOf={(each) => messages.view[each]}
        onView={onView}
      />
      <Suspense fallback={exportComing}>
        <ExportProducts read={() => allMarketplaceStreams(toQuery(filter))} />
      </Suspense>
      <ButtonLink variant="outline" tone="neutral" to={paths.saved}>
        <Icon name="heart" />
        <span data-part="name">{savedMessages.link}</span>
      </ButtonLink>
    </Inline>
  );
}
