import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProductPicture } from '#src/pages/shared/product/ProductPicture.tsx';
import { categories } from '#src/state/trade/browse/marketplace.ts';

const drawn = (logo: string | null, category: string) =>
  render(<ProductPicture name="Tides" logo={logo} category={category} />).container.innerHTML;

it('draws the category of a product without a logo, and the logo of one that has it', () => {
  categories.set([
    { id: 'w', name: 'Weather and climate', parent: null },
    { id: 'w1', name: 'Wind', parent: 'w' },
    { id: 'e', name: 'Economy and finance', parent: null },
  ]);
  const [weather, wind, economy] = [drawn(null, 'w'), drawn(null, 'w1'), drawn(null, 'e')];
  expect(wind).toBe(weather);
  expect(economy).not.toBe(weather);
  expect(drawn('/pictures/x.webp', 'w')).toContain('/pictures/x.webp');
});
