import { lazyPart, Split, Stack } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../state/me/session.ts';
import { narrow } from '../shared/windows.ts';
import { useMedia } from '../shared/useMedia.ts';
import { useSection } from '../shared/useSection.ts';
import { AccessBox } from './box/AccessBox.tsx';
import { BuyBar } from './box/BuyBar.tsx';
import { Header } from './Header.tsx';
import { Notices } from './notices/Notices.tsx';
import { ProductTabs } from './tabs/ProductTabs.tsx';

const Related = lazyPart(async () => (await import('./Related.tsx')).Related);

export function Product({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const isNarrow = useMedia(narrow);
  useSection(stream.owner === userId ? paths.products : '');
  return (
    <Stack as="article" gap={5} data-wide>
      <Header stream={stream} />
      {/* In narrow windows the data comes first, with the price in a bar over it. */}
      <Split aside={<AccessBox stream={stream} />} leading={!isNarrow}>
        <Stack gap={5}>
          {(stream.owner === userId || stream.access) && <Notices streamId={stream.id} />}
          <ProductTabs stream={stream} />
        </Stack>
      </Split>
      {isNarrow && <BuyBar stream={stream} />}
      <Suspense>
        <Related stream={stream} />
      </Suspense>
    </Stack>
  );
}
