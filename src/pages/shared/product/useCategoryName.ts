import { useSnapshot } from 'valtio';
import { categories } from '../../../state/trade/categories.ts';

export function useCategoryName(): (id: string) => string | undefined {
  const { all } = useSnapshot(categories);
  return (id) => all?.find((category) => category.id === id)?.name;
}
