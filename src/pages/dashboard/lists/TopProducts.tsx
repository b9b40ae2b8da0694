import { percentText, Skeleton } from '#design-system';
import { paths, productPath } from '../../../config/paths.ts';
import { overview as messages } from '../messages.ts';
import { parts } from '../overview.ts';
import { Async } from '../../shared/Async.tsx';
import { Ranking } from '../../shared/lists/Ranking.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { ListCard } from './ListCard.tsx';

const maxShown = 5;
const { topProducts: texts } = messages;

export function TopProducts() {
  return (
    <ListCard title={texts.title} action={<RouterLink to={paths.products}>{texts.link}</RouterLink>}>
      <Async of={parts.sales} skeleton={<Skeleton lines={maxShown} />}>
        {({ streams, totals }) => (
          <Ranking
            label={texts.title}
            headers={[texts.product, texts.earned, texts.share]}
            rows={streams.slice(0, maxShown).map(({ stream_id: id, stream_name: name, earned }) => ({
              id,
              name: <RouterLink to={productPath(id)}>{name}</RouterLink>,
              value: earned,
              text: <Tokens amount={earned} />,
              note: totals.earned > 0 ? percentText(earned / totals.earned, { maximumFractionDigits: 0 }) : '–',
            }))}
          />
        )}
      </Async>
    </ListCard>
  );
}
