import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MapPoints, type MapPlace } from '#design-system/charts/MapPoints/index.ts';
import { pathIn } from '#design-system/charts/MapPoints/Coasts.tsx';
import { borders, coasts, stepsPerDegree } from '#design-system/charts/MapPoints/generated/outlines.ts';
import {
  drawnAt,
  earth,
  placesOnEarth,
  project,
  radiusOf,
  surroundingsOf,
} from '#design-system/charts/MapPoints/places.ts';
import { readFileSync } from 'node:fs';
import { outlines } from '#design-system/generator/outlines.ts';

const places: MapPlace[] = [
  { name: 'Seattle weather', latitude: 47.6, longitude: -122.33, value: 12 },
  { name: 'Zürich traffic', latitude: 47.38, longitude: 8.54 },
];
const draw = (props: object = {}) => (
  <MapPoints
    title="Products"
    description="One in America, one in Europe."
    places={places}
    valueLabel="Buyers"
    {...props}
  />
);

it('announces each place with its position and value', () => {
  render(draw());
  const slider = screen.getByRole('slider', { name: 'Products: point' });
  fireEvent.focus(slider);
  expect(slider).toHaveAttribute('aria-valuetext', 'Seattle weather: Latitude 47.6°, Longitude -122.33°, Buyers 12');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Zürich traffic: Latitude 47.38°, Longitude 8.54°, Buyers –');
});

it('finds the place nearest to the pointer', () => {
  const { container } = render(draw());
  const plot = container.querySelector('[data-part="plot"]') as HTMLElement;
  fireEvent.pointerMove(plot, { clientX: 320, clientY: 60 });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringContaining('Zürich'));
});

it('has no table for a single place', () => {
  const { rerender } = render(draw());
  expect(screen.getByText('Show as table')).toBeVisible();
  rerender(draw({ places: places.slice(0, 1) }));
  expect(screen.queryByText('Show as table')).toBeNull();
});

it('drops points outside the range of latitude and longitude', () => {
  const odd = [
    { name: 'a', latitude: Number.NaN, longitude: 0 },
    { name: 'b', latitude: 91, longitude: 0 },
    { name: 'c', latitude: -90, longitude: 180 },
  ];
  expect(placesOnEarth(odd).map(({ name }) => name)).toEqual(['c']);
  expect(project({ name: 'd', latitude: 90, longitude: -180 })).toEqual({ x: 0, y: 0 });
});

it.each([undefined, Number.NaN, -1, 0])('draws the smallest dot for %s', (value) =>
  expect(radiusOf(value, 10)).toBe(4),
);

it.each([
  ['nothing', []],
  ['no value', [{ name: 'x', latitude: 1, longitude: 1, value: Number.NaN }]],
])('draws nothing broken from %s', (_name, given) => {
  const { container } = render(draw({ places: given }));
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
});

const swiss = [
  { name: 'Geneva', latitude: 46.2, longitude: 6.15 },
  { name: 'St. Gallen', latitude: 47.42, longitude: 9.37 },
];

it.each([
  ['one place', swiss.slice(0, 1)],
  ['two cities', swiss],
  ['a place at the pole', [{ name: 'Pole', latitude: -90, longitude: 0 }]],
  [
    'stations at both polar circles',
    [
      { name: 'North', latitude: 84.5, longitude: 0 },
      { name: 'South', latitude: -75, longitude: 0 },
    ],
  ],
  [
    'places at both ends of the earth',
    [
      { name: 'Fiji', latitude: -17, longitude: 179 },
      { name: 'Samoa', latitude: -14, longitude: -172 },
    ],
  ],
])('draws a region that contains all of %s', (_name, given) => {
  const view = surroundingsOf(given);
  for (const place of given) {
    const { x, y } = drawnAt(place, view, 100, 50);
    expect([x >= 0, x <= 100, y >= 0, y <= 50]).toEqual([true, true, true, true]);
  }
});

it('shows Fiji and Samoa across 180° of longitude, with the coasts of both sides', () => {
  const pacific = [
    { name: 'Fiji', latitude: -17.7, longitude: 178 },
    { name: 'Samoa', latitude: -13.8, longitude: -172 },
  ];
  const view = surroundingsOf(pacific);
  expect(view.width).toBeLessThan(20);
  const [fiji, samoa] = pacific.map((place) => drawnAt(place, view, 100, 50).x);
  expect(fiji).toBeLessThan(samoa ?? 0);
  const { container } = render(draw({ places: pacific, around: true }));
  expect(container.querySelectorAll('[data-part="land"]')).toHaveLength(2);
});

it('shows the whole earth for places all over it', () => {
  const all = Array.from({ length: 8 }, (_, at) => ({ name: `${at}`, latitude: 0, longitude: at * 45 - 180 }));
  expect(surroundingsOf(all)).toEqual(earth);
  expect(surroundingsOf([])).toEqual(earth);
});

it('draws finer coasts and the borders in the surroundings only', async () => {
  const { container } = render(draw({ places: swiss, around: true }));
  await waitFor(() => expect(container.querySelector('[data-part="border"]')?.getAttribute('d')).toMatch(/^M/));
  const view = surroundingsOf(swiss);
  expect(pathIn(view, borders).length).toBeLessThan(borders.map(([, , , , path]) => path).join('').length / 4);
  expect(pathIn(view, coasts)).not.toBe('');
  expect(container.querySelector('[data-part="degrees"]')).toHaveTextContent('47° N');
});

it('draws more than 2,000 dots as one shape, and the highlighted one above', () => {
  const crowd = Array.from({ length: 2001 }, (_, index) => ({ name: `${index}`, latitude: index / 100, longitude: 8 }));
  const { container } = render(draw({ places: crowd }));
  expect(container.querySelectorAll('circle')).toHaveLength(0);
  expect(container.querySelector('[data-part="crowd"]')?.getAttribute('d')?.match(/M/gu)).toHaveLength(2001);
  fireEvent.focus(screen.getByRole('slider'));
  expect(container.querySelectorAll('circle[data-active]')).toHaveLength(1);
});

it('contains the outlines that npm run outlines writes', () =>
  expect(outlines()).toBe(readFileSync('design-system/charts/MapPoints/generated/outlines.ts', 'utf8')));

it('continues beyond 180° of longitude without a line across the map', () => {
  // Except Antarctica, which is closed over the pole.
  const far = coasts
    .filter(([, south]) => south > -85)
    .filter(([, , , , drawn]) => {
      const moves = drawn.slice(drawn.indexOf('l')).match(/-?\d+/gu) ?? [];
      return moves.some((move) => Math.abs(Number(move)) > 90 * stepsPerDegree);
    });
  expect(far).toEqual([]);
  expect(coasts.some(([west, , east]) => west < 0 && east > 180)).toBe(true);
});
