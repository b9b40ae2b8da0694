import { describe, expect, it } from 'vitest';
import { coordinatesOf } from '#contract/coordinates.ts';
import { placesOf } from '#src/pages/shared/rows/placesOf.ts';
import { livePlaces } from '#src/pages/product/live/livePlaces.ts';

const number = (name: string) => ({ name, type: 'number' as const });
const text = (name: string) => ({ name, type: 'text' as const });

describe('the coordinates of a table', () => {
  it.each([
    [['latitude', 'longitude'], { latitude: 'latitude', longitude: 'longitude' }],
    [['start_lat', 'start_lng', 'end_lat'], { latitude: 'start_lat', longitude: 'start_lng' }],
    [['LAT', 'LON'], { latitude: 'LAT', longitude: 'LON' }],
    [['latitude', 'value'], undefined],
    [['plateau', 'balloon'], undefined],
  ])('of %j are %j', (names, found) => expect(coordinatesOf(names.map(number))).toEqual(found));

  it('are numbers', () => expect(coordinatesOf([text('lat'), text('lon')])).toBeUndefined());
});

describe('the places of rows', () => {
  const columns = [number('lat'), number('lon'), text('name'), number('size')];

  it('take the first text of the row as name, and the measure as size', () => {
    const rows = [
      { lat: 1, lon: 2, name: 'Oslo', size: 3 },
      { lat: '4', lon: '5', name: '', size: null },
    ];
    expect(placesOf({ columns, rows }, 'size')).toEqual([
      { name: 'Oslo', latitude: 1, longitude: 2, value: 3 },
      { name: '2', latitude: 4, longitude: 5 },
    ]);
  });

  it.each([null, '', 'north', 91, Number.NaN])('leave out a row with the latitude %j', (lat) =>
    expect(placesOf({ columns, rows: [{ lat, lon: 1 }] })).toEqual([]),
  );
});

describe('the places of live events', () => {
  const event = (id: string, data: string) => ({ id, at: '2026-01-01T00:00:00Z', data });

  it('fade with their age', () => {
    const events = [3, 2, 1, 0].map((at) => event(`${at}`, JSON.stringify({ lat: at, lon: at, place: `p${at}` })));
    expect(livePlaces(events).map(({ name, strength }) => [name, strength])).toEqual([
      ['p3', 1],
      ['p2', 0.75],
      ['p1', 0.5],
      ['p0', 0.25],
    ]);
  });

  it.each(['[1,2]', 'null', '{"lat":', '{"heat":1}'])('are none for %s', (data) =>
    expect(livePlaces([event('1', data)])).toEqual([]),
  );
});
