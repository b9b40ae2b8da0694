import { Grid, Heading, Inline, Skeleton, Stack } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { paths } from '../../../config/paths.ts';
import { overview as messages } from '../../../messages/overview.ts';
import { parts } from '../overview.ts';
import { Async } from '../../shared/Async.tsx';
import { ProductCard } from '../../shared/product/ProductCard.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';

const fillRow = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' } as const;
/** Keeps the dashboard on one screen. */
const withoutText = (stream: Stream): Stream => ({ ...stream, description: '' });

export function RecentProducts() {
  return (
    <Stack as="section" gap={3} aria-label={messages.recent}>
      <Inline justify="between">
        <Heading level={2}>{messages.recent}</Heading>
        <RouterLink to={paths.marketplace}>{messages.toMarketplace}</RouterLink>
      </Inline>
      <Async of={parts.recent} skeleton={<Skeleton lines={4} />}>
        {({ content }) => (
          <Grid columns="medium" style={fillRow}>
            {content.map((stream) => (
              <ProductCard key={stream.id} stream={withoutText(stream)} />
            ))}
          </Grid>
        )}
      </Async>
    </Stack>
  );
}
