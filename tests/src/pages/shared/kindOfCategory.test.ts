import { expect, it } from 'vitest';
import { pictograms } from '#design-system/marketplace/Pictogram/index.ts';
import { categories } from '#server/seed/categories.ts';
import { kindOfCategory } from '#src/pages/shared/product/kindOfCategory.ts';

it('gives each upper category of a new exchange its own pictogram, and data to others', () => {
  const kinds = categories.filter(({ parent_id: parent }) => parent === null).map(({ name }) => kindOfCategory(name));
  expect(new Set(kinds)).toHaveProperty('size', kinds.length);
  expect(kinds).not.toContain('data');
  expect(kindOfCategory('Archaeology')).toBe('data');
  expect(kindOfCategory(undefined)).toBe('data');
});

it('uses eight hues', () => {
  expect(new Set(Object.values(pictograms).map(({ hue }) => hue))).toHaveProperty('size', 8);
});
