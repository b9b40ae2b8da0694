import type { PictogramName } from '#marketplace';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { kindOfCategory } from './kindOfCategory.ts';

export function useCategoryName(): (id: string) => string | undefined {
  const all = useValue(categories);
  return (id) => all?.find((category) => category.id === id)?.name;
}

/** Kind of a category by the upper one that holds it. */
export function useCategoryKind(): (id: string) => PictogramName {
  const all = useValue(categories);
  return (id) => {
    const own = all?.find((category) => category.id === id);
    const upper = own?.parent ? all?.find((category) => category.id === own.parent) : own;
    return kindOfCategory(upper?.name);
  };
}
