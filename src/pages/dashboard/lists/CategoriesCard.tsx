import { Skeleton } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { categoryMessages } from '../../../messages/lists.ts';
import { Async } from '../../shared/Async.tsx';
import { CategoryRanking } from '../../shared/lists/CategoryRanking.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { overview as messages } from '../messages.ts';
import { parts } from '../overview.ts';
import { ListCard } from './ListCard.tsx';

const maxShown = 5;

export const CategoriesCard = () => (
  <ListCard
    title={categoryMessages.title}
    action={<RouterLink to={paths.marketplace}>{messages.toMarketplace}</RouterLink>}
  >
    <Async of={parts.exchange} skeleton={<Skeleton lines={maxShown} />}>
      {({ categories }) => <CategoryRanking categories={categories} max={maxShown} />}
    </Async>
  </ListCard>
);
