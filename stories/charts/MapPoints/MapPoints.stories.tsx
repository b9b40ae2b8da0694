import { MapPoints } from '#design-system/charts/MapPoints/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Charts/MapPoints',
  component: MapPoints,
  args: {
    title: 'Products',
    description: 'Seven products, most of them in Europe.',
    valueLabel: 'Buyers',
    nameLabel: 'Product',
    places: [
      { name: 'Seattle weather', latitude: 47.6, longitude: -122.33, value: 40 },
      { name: 'Zürich traffic', latitude: 47.38, longitude: 8.54, value: 12 },
      { name: 'Oslo air', latitude: 59.9, longitude: 10.75, value: 5 },
      { name: 'Lagos markets', latitude: 6.52, longitude: 3.38, value: 22 },
      { name: 'Sydney harbour', latitude: -33.86, longitude: 151.2, value: 9 },
      { name: 'Tokyo trains', latitude: 35.68, longitude: 139.69, value: 31 },
      { name: 'São Paulo energy', latitude: -23.55, longitude: -46.63 },
    ],
  },
});

export const Basic = meta.story({ tags: ['visual', 'everyMode'] });
export const Odd = meta.story({
  tags: ['!dev'],
  args: {
    description: 'Two thousand places, one of them nowhere.',
    places: [
      { name: 'Nowhere', latitude: Number.NaN, longitude: 999 },
      ...Array.from({ length: 2000 }, (_, index) => ({
        name: `Place ${index}`,
        latitude: 60 * Math.sin(index),
        longitude: 179 * Math.cos(index * 1.3),
      })),
    ],
  },
});
export const Around = meta.story({
  tags: ['visual'],
  args: {
    around: true,
    description: 'Four cities, the largest of them in the middle of the country.',
    places: [
      { name: 'Zürich traffic', latitude: 47.38, longitude: 8.54, value: 12 },
      { name: 'Geneva lake levels', latitude: 46.2, longitude: 6.15, value: 5 },
      { name: 'Lugano weather', latitude: 46, longitude: 8.95, value: 2 },
      { name: 'Bern energy', latitude: 46.95, longitude: 7.45, value: 31 },
    ],
  },
});
export const Crowd = meta.story({
  args: {
    around: true,
    description: 'Five thousand places around Iceland.',
    valueLabel: undefined,
    places: Array.from({ length: 5000 }, (_, index) => ({
      name: `Place ${index}`,
      latitude: 65 + 1.2 * Math.sin(index),
      longitude: -19 + 4 * Math.cos(index * 1.3),
    })),
  },
});
export const Nothing = meta.story({ args: { places: [] } });
