import type { Category } from '#contract/types.ts';
import type { TreeSelectItem } from '#design-system';

export function categoryOptions(categories: readonly Category[]): { value: string; label: string }[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const label = ({ name, parent }: Category) => (parent ? `${names.get(parent) ?? ''} › ${name}` : name);
  return categories
    .map((category) => ({ value: category.id, label: label(category) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

export const categoryTree = (categories: readonly Category[], above: string | null = null): TreeSelectItem[] =>
  categories
    .filter(({ parent }) => parent === above)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ id, name }) => ({ id, text: name, children: categoryTree(categories, id) }));
