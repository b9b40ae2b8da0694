import type { ExchangeReport } from '#contract/generated/documents.ts';
import { categoryMessages as messages } from '../../../messages/lists.ts';
import { CategoryRanking } from '../../shared/lists/CategoryRanking.tsx';
import { exchangeMessages } from '../messages.ts';
import { Part } from '../Part.tsx';

export const Categories = ({ categories }: Pick<ExchangeReport, 'categories'>) => (
  <Part
    title={messages.title}
    hint={exchangeMessages.categoriesHint}
    sheet={[[messages.column, messages.count], ...categories.map(({ name, products }) => [name, products])]}
  >
    <CategoryRanking categories={categories} />
  </Part>
);
