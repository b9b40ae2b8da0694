import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MapPoints, type MapPlace } from '#design-system/charts/MapPoints/index.ts';
import { placesOnEarth, project, radiusOf } from '#design-system/charts/MapPoints/places.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

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

verifyComponent({ name: 'MapPoints', draw: (extra) => draw(extra) });

it('tells each place with where it is and how much', () => {
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

it('has no table of one place, which the drawing and its description tell', () => {
  const { rerender } = render(draw());
  expect(screen.getByText('Show as table')).toBeVisible();
  rerender(draw({ places: places.slice(0, 1) }));
  expect(screen.queryByText('Show as table')).toBeNull();
});

it('keeps what is on Earth', () => {
  const odd = [
    { name: 'a', latitude: Number.NaN, longitude: 0 },
    { name: 'b', latitude: 91, longitude: 0 },
    { name: 'c', latitude: -90, longitude: 180 },
  ];
  expect(placesOnEarth(odd).map(({ name }) => name)).toEqual(['c']);
  expect(project({ name: 'd', latitude: 90, longitude: -180 })).toEqual({ x: 0, y: 0 });
});

it.each([undefined, Number.NaN, -1, 0])('draws the least dot for %s', (value) => expect(radiusOf(value, 10)).toBe(4));

it.each([
  ['nothing', []],
  ['no value', [{ name: 'x', latitude: 1, longitude: 1, value: Number.NaN }]],
])('draws nothing broken from %s', (_name, given) => {
  const { container } = render(draw({ places: given }));
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
});
