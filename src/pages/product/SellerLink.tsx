import { lazyScreen } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useCallback, useRef, useState } from 'react';
import { sellerPath } from '../../config/paths.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useIdlePreload } from './useIdlePreload.ts';

const SellerCard = lazyScreen(async () => (await import('./SellerCard.tsx')).SellerCard);

/** Loads its preview once the browser is idle. */
export function SellerLink({ stream }: { stream: Pick<Stream, 'owner' | 'ownerName' | 'ownerPicture'> }) {
  const [hasCard, setHasCard] = useState(false);
  const anchor = useRef<HTMLAnchorElement>(null);
  const preload = useCallback(() => {
    // The new link would not have the focus of this one. After a failure, the link stays alone.
    const add = () => setHasCard(document.activeElement !== anchor.current);
    void SellerCard.preload().then(add, () => {});
  }, []);
  useIdlePreload(preload);
  const link = (
    <RouterLink ref={anchor} to={sellerPath(stream.owner)}>
      {stream.ownerName}
    </RouterLink>
  );
  return hasCard ? <SellerCard stream={stream}>{link}</SellerCard> : link;
}
