import { Banner } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { offersPath } from '../../config/paths.ts';
import { accessWords as words } from '../../messages/product.ts';
import { RouterLink } from '../shared/RouterLink.tsx';

/** Why it cannot be bought: ended, switched off, or only after approval. */
export function NotForSale({ stream }: { stream: Stream }) {
  if (stream.status !== 'published') return <Banner tone="warning">{words.closed[stream.status]}</Banner>;
  return (
    <Banner tone="warning" title={words.protected.title}>
      {words.protected.text}
    </Banner>
  );
}

/** The seller looks at the own product. */
export const OwnBox = () => (
  <Banner tone="accent" title={words.own.title}>
    {words.own.text} <RouterLink to={offersPath('received')}>{words.own.offers}</RouterLink>
  </Banner>
);
