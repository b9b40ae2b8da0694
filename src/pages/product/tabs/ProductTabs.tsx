import { Skeleton, Tabs } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { Suspense } from 'react';
import { productMessages as messages } from '../../../messages/product.ts';
import { analysisOf } from '../facts.ts';
import { useIdlePreload } from '../useIdlePreload.ts';
import { preloadTabs, tabParts } from './tabParts.ts';
import { productTabs, useTab } from './useTab.ts';

const skeleton = <Skeleton shape="block" style={{ blockSize: '26rem' }} />;

export function ProductTabs({ stream }: { stream: Stream }) {
  const [tab, openTab] = useTab();
  const computed = analysisOf(stream) !== undefined;
  const tabs = computed ? productTabs.filter((one) => one !== 'columns') : productTabs;
  const Part = tabParts[computed && (tab === 'data' || tab === 'columns') ? 'analysis' : tab];
  useIdlePreload(preloadTabs);
  return (
    <Tabs.Root value={tab} onValueChange={(next) => openTab(productTabs.find((one) => one === next) ?? 'data')}>
      <Tabs.List aria-label={stream.name}>
        {tabs.map((one) => (
          // Closed panels are not rendered, so their tabs control nothing.
          <Tabs.Trigger key={one} value={one} data-tab={one} {...(one !== tab && { 'aria-controls': undefined })}>
            {computed && one === 'data' ? messages.analysis.title : messages.tabs[one]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={tab}>
        <Suspense fallback={skeleton}>
          <Part stream={stream} />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  );
}
