import { Button, Icon, IconButton, Inline, lazyPart, soon } from '#design-system';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { marketplaceMessages as messages, savedMessages } from '../../messages/marketplace.ts';
import { allMarketplaceStreams } from '../../state/trade/browse/marketplace.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { exportComing } from '../shared/export/ExportButton.tsx';
import { toQuery, views, type Filter, type View } from '../shared/lists/marketplaceFilter.ts';
import { Views } from './Marketplace.styles.ts';

const ExportProducts = lazyPart(soon(async () => (await import('../shared/export/ExportProducts.tsx')).ExportProducts));

const icons = { cards: 'grid', table: 'list' } as const;

export function Toolbar({ filter, onView }: { filter: Filter; onView: (view: View) => void }) {
  return (
    <Inline wrap={false}>
      <Views aria-label={messages.view.label}>
        {views.map((each) => (
          <IconButton
            key={each}
            label={messages.view[each]}
            aria-pressed={filter.view === each}
            onClick={() => onView(each)}
          >
            <Icon name={icons[each]} />
          </IconButton>
        ))}
      </Views>
      <Suspense fallback={exportComing}>
        <ExportProducts read={() => allMarketplaceStreams(toQuery(filter))} />
      </Suspense>
      <Button asChild variant="outline" tone="neutral">
        <Anchor to={paths.saved}>
          <Icon name="heart" />
          <span data-part="name">{savedMessages.link}</span>
        </Anchor>
      </Button>
    </Inline>
  );
}
