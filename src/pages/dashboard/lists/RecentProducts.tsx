import { Grid, Heading, Inline, Skeleton, Stack } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { overview as messages } from '../messages.ts';
import { parts } from '../overview.ts';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { Async } from '../../shared/Async.tsx';
import { ProductCard } from '../../shared/product/ProductCard.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useLoad } from '../../shared/useLoad.ts';

export function RecentProducts() {
  // The hues of cards.
  useLoad(categories);
  return (
    <Stack as="section" gap={2} aria-label={messages.recent}>
      <Inline justify="between">
        <Heading level={2}>{messages.recent}</Heading>
        <RouterLink to={paths.marketplace}>{messages.toMarketplace}</RouterLink>
      </Inline>
      <Async of={parts.recent} skeleton={<Skeleton lines={4} />}>
        {({ content }) => (
          <Grid columns="medium" fill>
            {content.map((stream) => (
              // Few products, so that the dashboard fits on one screen.
              <ProductCard key={stream.id} stream={stream} brief />
            ))}
          </Grid>
        )}
      </Async>
    </Stack>
  );
}
