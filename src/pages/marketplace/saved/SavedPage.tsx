import { Breadcrumbs, Heading, Stack, Grid } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { paths } from '../../../config/paths.ts';
import { savedMessages as messages } from '../../../messages/marketplace.ts';
import { titles } from '../../../config/screens.ts';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { favourites } from '../../../state/trade/browse/favourites.ts';
import { searches } from '../../../state/trade/browse/searches.ts';
import { useStatus, useValue } from '../../../state/machine/resource.ts';
import { Async } from '../../shared/Async.tsx';
import { FavouriteButton } from '../../shared/product/FavouriteButton.tsx';
import { ProductCard } from '../../shared/product/ProductCard.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { resultsSkeleton } from '../results/Results.tsx';
import { NothingSaved, NothingSavedLine } from './NothingSaved.tsx';
import { Searches } from './Searches.tsx';

function Favourites({ streams }: { streams: readonly Stream[] }) {
  const categoryName = useCategoryName();
  return (
    <Grid columns="medium">
      {streams.map((stream) => (
        <ProductCard
          key={stream.id}
          stream={stream}
          category={categoryName(stream.subcategory)}
          actions={<FavouriteButton stream={stream} />}
        />
      ))}
    </Grid>
  );
}

const isEmpty = (list: readonly unknown[]) => list.length === 0;

export function SavedPage() {
  useLoad(categories);
  useLoad(favourites);
  useLoad(searches);
  // Waits for the searches above, which would move the products below.
  const { phase } = useStatus(searches);
  const favoured = useValue(favourites);
  const saved = useValue(searches);
  const isPlaced = saved !== undefined || phase === 'fail';
  const isNothing = saved?.length === 0 && favoured?.length === 0;
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Breadcrumbs current={titles.saved}>
          <RouterLink to={paths.marketplace}>{titles.marketplace}</RouterLink>
        </Breadcrumbs>
        <Heading level={1}>{titles.saved}</Heading>
      </Stack>
      {isNothing ? (
        <NothingSaved icon="heart" messages={messages.nothing} />
      ) : (
        <>
          <Stack as="section" gap={4} aria-label={messages.searches}>
            <Heading level={2}>{messages.searches}</Heading>
            <Async of={searches} isEmpty={isEmpty} empty={<NothingSavedLine messages={messages.noSearches} />}>
              {(list) => <Searches searches={list} />}
            </Async>
          </Stack>
          {isPlaced && (
            <Stack as="section" gap={4} aria-label={messages.favourites}>
              <Heading level={2}>{messages.favourites}</Heading>
              <Async
                of={favourites}
                skeleton={resultsSkeleton}
                isEmpty={isEmpty}
                empty={<NothingSavedLine messages={messages.noFavourites} />}
              >
                {(list) => <Favourites streams={list} />}
              </Async>
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}
