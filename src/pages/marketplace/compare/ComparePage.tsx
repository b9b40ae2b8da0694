import { Breadcrumbs, Heading, Stack } from '#design-system';
import { useSearchParams } from 'react-router-dom';
import { comparePath, paths } from '../../../config/paths.ts';
import { maxCompared } from '../../../config/constants.ts';
import { compareMessages as messages } from '../../../messages/marketplace.ts';
import { titles } from '../../../config/screens.ts';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { loadCompared } from '../../../state/trade/browse/compare.ts';
import { favourites } from '../../../state/trade/browse/favourites.ts';
import { Empty } from '../../shared/Empty.tsx';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { Comparison } from './Comparison.tsx';

const noneChosen = (
  <Empty
    icon="columns"
    messages={messages.none}
    actions={<ButtonLink to={paths.marketplace}>{messages.none.action}</ButtonLink>}
  />
);

export function ComparePage() {
  const [address, setAddress] = useSearchParams();
  const ids = [...new Set(address.get('ids')?.split(',').filter(Boolean))].slice(0, maxCompared);
  useLoad(categories);
  useLoad(favourites);
  useLoad(loadCompared, ids);
  const remove = (id: string) =>
    setAddress(new URL(comparePath(ids.filter((one) => one !== id)), location.origin).searchParams);
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Breadcrumbs current={titles.compare}>
          <RouterLink to={paths.marketplace}>{titles.marketplace}</RouterLink>
        </Breadcrumbs>
        <Heading level={1}>{titles.compare}</Heading>
      </Stack>
      {ids.length === 0 ? noneChosen : <Comparison ids={ids} onRemove={remove} />}
    </Stack>
  );
}
