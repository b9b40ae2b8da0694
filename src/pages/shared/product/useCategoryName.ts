import { useSnapshot } from 'valtio';
import { categories } from '../../../state/trade/categories.ts';

/** Gives the name of a category by its id, once the categories are known. */
export function useCategoryName(): (id: string) => string | undefined {
  const { all } = useSnapshot(categories);
  return (id) => all?.find((category) => category.id === id)?.name;
}
