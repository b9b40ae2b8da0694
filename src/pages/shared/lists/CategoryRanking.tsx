import type { ExchangeReport } from '#contract/generated/documents.ts';
import { categoryPath } from '../../../config/paths.ts';
import { categoryMessages as messages, rankingMessages } from '../../../messages/lists.ts';
import { RouterLink } from '../RouterLink.tsx';
import { Ranking } from './Ranking.tsx';
import { shareOf, shareText } from './share.ts';

interface CategoryRankingProps extends Pick<ExchangeReport, 'categories'> {
  /** Categories shown; shares are of all. */
  max?: number;
}

export function CategoryRanking({ categories, max }: CategoryRankingProps) {
  const all = categories.reduce((sum, { products }) => sum + products, 0);
  return (
    <Ranking
      label={messages.title}
      headers={[messages.column, messages.count, rankingMessages.share]}
      rows={categories.slice(0, max).map(({ id, name, products }) => ({
        id,
        name: <RouterLink to={categoryPath(id)}>{name}</RouterLink>,
        value: products,
        text: String(products),
        note: shareText(shareOf(products, all)),
      }))}
    />
  );
}
