import { lazyPart, Split, Stack } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { useMay } from '../../state/me/rights.ts';
import { useSession } from '../../state/me/session.ts';
import { narrow, roomy } from '../shared/windows.ts';
import { useMedia } from '../shared/useMedia.ts';
import { useSection } from '../shared/useSection.ts';
import { AccessBox } from './box/AccessBox.tsx';
import { BuyBar } from './box/BuyBar.tsx';
import { showsGroupsOnly } from './facts.ts';
import { Header } from './Header.tsx';
import { Notices } from './notices/Notices.tsx';
import { ProductTabs } from './tabs/ProductTabs.tsx';

const ProfileCard = lazyPart(async () => (await import('./sample/ProfileCard.tsx')).ProfileCard);
const Related = lazyPart(async () => (await import('./Related.tsx')).Related);

export function Product({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const isNarrow = useMedia(narrow);
  const isRoomy = useMedia(roomy);
  const mayRead = useMay('read');
  useSection(stream.owner === userId ? paths.products : '');
  const hasProfile = isRoomy && mayRead && !showsGroupsOnly(stream) && stream.type !== algorithmType;
  const aside = (
    <Stack gap={5}>
      <AccessBox stream={stream} />
      {hasProfile && (
        <Suspense>
          <ProfileCard stream={stream} />
        </Suspense>
      )}
    </Stack>
  );
  return (
    <Stack as="article" gap={5}>
      <Header stream={stream} />
      {/* In narrow windows the data comes first, with the price in a bar over it. */}
      <Split aside={aside} leading={!isNarrow}>
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
