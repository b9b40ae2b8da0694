import { TreeSelect } from '#design-system';
import { useValue } from '../../../state/machine/resource.ts';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { categoryTree } from '../categoryOptions.ts';
import { productForm as messages } from './messages.ts';
import { productLabel } from './productField.ts';

export function CategoryField() {
  const all = useValue(categories) ?? [];
  return (
    <TreeSelect
      {...productLabel('subcategory')}
      required
      placeholder={messages.chooseCategory}
      items={categoryTree(all)}
    />
  );
}
