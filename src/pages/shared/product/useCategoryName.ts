import { categories } from '../../../state/trade/browse/marketplace.ts';
import { useValue } from '../../../state/machine/resource.ts';

export function useCategoryName(): (id: string) => string | undefined {
  const all = useValue(categories);
  return (id) => all?.find((category) => category.id === id)?.name;
}
