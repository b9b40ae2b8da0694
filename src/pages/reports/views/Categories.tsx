import type { ExchangeReport } from '#contract/generated/documents.ts';
import { categoryPath } from '../../../config/paths.ts';
import { exchangeMessages as messages, reportMessages } from '../messages.ts';
import { Ranking } from '../../shared/lists/Ranking.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { shareOf, shareText } from '../figures.ts';
import { Part } from '../Part.tsx';

export function Categories({ categories }: Pick<ExchangeReport, 'categories'>) {
  const { categories: texts } = messages;
  const all = categories.reduce((sum, { products }) => sum + products, 0);
  return (
    <Part
      title={texts.title}
      hint={texts.hint}
      sheet={[[texts.column, texts.count], ...categories.map(({ name, products }) => [name, products])]}
    >
      <Ranking
        label={texts.title}
        heads={[texts.column, texts.count, reportMessages.share]}
        rows={categories.map(({ id, name, products }) => ({
          id,
          name: <RouterLink to={categoryPath(id)}>{name}</RouterLink>,
          value: products,
          text: String(products),
          note: shareText(shareOf(products, all)),
        }))}
      />
    </Part>
  );
}
