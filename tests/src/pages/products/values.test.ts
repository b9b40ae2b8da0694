import { describe, expect, it } from 'vitest';
import { streamFieldRows, streamFields } from '#contract/streamFields.ts';
import type { Stream } from '#contract/types.ts';
import { fieldsOf } from '#src/pages/products/form/refusals.ts';
import { save } from '#src/pages/products/form/save.ts';
import { createBody, editBody, emptyValues, valuesOf } from '#src/pages/products/form/values.ts';

const stream = {
  id: 's1',
  owner: 'u1',
  ownerName: 'Somebody',
  name: 'Tides',
  type: 'Telemetry',
  description: 'Levels',
  price: 8_200_000,
  url: 'https://example.org/tides',
  subcategory: 'c1',
  visibility: 'protected',
  accessType: 'PROTECTED',
  offer: true,
  start_date: '2026-01-01T00:00:00Z',
  published_date: '2026-01-01T00:00:00Z',
  endDate: '2027-03-04T05:06:07Z',
  location: { type: 'Point', coordinates: [10.75, 59.91] },
  max_calls: 60,
  max_unit: 'minute',
  metadata: { tags: ['sea', 'level'], licence: 'CC0', station: 12, sample: false },
  status: 'published',
  stats: { buyers: 0 },
} satisfies Stream;

describe('a stored product in the form', () => {
  it('is unchanged, so that saving it sends nothing', () => {
    expect(editBody(valuesOf(stream), stream)).toEqual({});
  });

  it('sends each product field, except the start, which the server sets', () => {
    const absent = streamFieldRows.filter(([name]) => !(name in stream));
    const texts = Object.fromEntries(absent.map(([name]) => [name, 'https://example.org/']));
    const meanings = [{ column: 'level', meaning: 'Water above zero', unit: 'm' }];
    const full: Stream = { ...stream, ...texts, meanings, reading: { delimiter: ';', header: 2 } };
    const { start_date: _, ...rows } = streamFields;
    const sent = createBody(valuesOf(full));
    expect(Object.keys(sent).toSorted()).toEqual(Object.keys(rows).toSorted());
    const { endDate: _day, ...others } = sent;
    expect(full).toMatchObject(others);
  });

  it('sends what has changed alone, and null for what was emptied', () => {
    const values = { ...valuesOf(stream), price: '0.1', endDate: '', longitude: '', latitude: '' };
    expect(editBody(values, stream)).toEqual({ price: 100_000, endDate: null, location: null });
  });

  it('converts between boxes and the choices on rows and groups, both ways', () => {
    const guarded = { ...stream, metadata: { ...stream.metadata, dataRoom: true } };
    expect(valuesOf(guarded).groupsOnly).toBe(true);
    expect(editBody(valuesOf(guarded), guarded)).toEqual({});
    expect(editBody({ ...valuesOf(stream), groupsOnly: true }, stream)).toMatchObject({ metadata: { dataRoom: true } });
    const opened = editBody({ ...valuesOf(guarded), groupsOnly: false }, guarded);
    expect(opened.metadata).toEqual(stream.metadata);
  });

  it('keeps metadata that the form does not edit', () => {
    const values = { ...valuesOf(stream), tags: ['sea', 'tide'], keepRows: false };
    expect(editBody(values, stream)).toEqual({ metadata: { station: 12, licence: 'CC0', tags: ['sea', 'tide'] } });
  });
});

it('sends no allowed reads of an algorithm, and removes them when the type changes', () => {
  const { max_calls: _calls, max_unit: _unit, ...rest } = createBody({ ...valuesOf(stream), type: 'Algorithm' });
  expect(createBody({ ...valuesOf(stream), type: 'Algorithm', max_unit: '' })).toEqual(rest);
  expect(editBody({ ...valuesOf(stream), type: 'Algorithm' }, stream)).toMatchObject({
    max_calls: null,
    max_unit: null,
  });
});

it('names the analysis of an algorithm, keeps it when something else changes, and drops it with the type', () => {
  const algorithm = { ...stream, type: 'Algorithm', metadata: { analysis: 'groupBy', bins: 7 } };
  expect(valuesOf(algorithm).analysis).toBe('groupBy');
  expect(editBody(valuesOf(algorithm), algorithm)).toEqual({});
  expect(editBody({ ...valuesOf(algorithm), tags: ['sea'] }, algorithm).metadata).toMatchObject(algorithm.metadata);
  expect(editBody({ ...valuesOf(algorithm), type: 'Model' }, algorithm).metadata).toEqual({ bins: 7 });
  expect(createBody({ ...emptyValues, type: 'Algorithm', analysis: 'join' }).metadata).toEqual({ analysis: 'join' });
});

it('changes, locks and clears presets of an algorithm', () => {
  const metadata = { analysis: 'histogram', bins: 7, column: 'level', locked: 'bins' };
  const algorithm = { ...stream, type: 'Algorithm', metadata };
  const values = valuesOf(algorithm);
  expect(values).toMatchObject({ presets: { bins: 7, column: 'level' }, locked: ['bins'] });
  expect(editBody(values, algorithm)).toEqual({});
  const changed = { ...values, presets: { bins: 9, column: '' }, locked: ['bins', 'column'] };
  expect(editBody(changed, algorithm).metadata).toEqual({ analysis: 'histogram', bins: 9, locked: 'bins' });
  expect(editBody({ ...values, type: 'Model' }, algorithm).metadata).toEqual({ bins: 7, column: 'level' });
});

it('builds a new product from the filled fields only', () => {
  const body = createBody({
    ...emptyValues,
    name: ' Tides ',
    subcategory: 'c1',
    description: 'x',
    url: 'https://e.org',
    price: '8.2',
  });
  expect(body).toEqual({
    name: 'Tides',
    type: 'Dataset',
    subcategory: 'c1',
    description: 'x',
    url: 'https://e.org',
    price: 8_200_000,
    offer: true,
    visibility: 'public',
    accessType: 'PUBLIC',
    metadata: {},
  });
});

it('assigns refusals to the fields that show them', () => {
  const refused = {
    url: 'is already listed',
    'location.coordinates.1': 'is too large',
    type: 'is empty',
    'metadata.x': 'is odd',
  };
  expect(fieldsOf(refused, true)).toEqual({
    url: 'Source address is already listed',
    latitude: 'Latitude is too large',
    ownType: 'Type is empty',
    tags: 'Tags is odd',
  });
});

it('refuses an algorithm without an analysis while the field has not loaded', async () => {
  const values = { ...emptyValues, type: 'Algorithm', name: 'Median', url: 'https://example.org/method' };
  const refusal = { fields: { analysis: 'Please choose: Analysis' } };
  expect(await save(values, undefined, undefined)).toEqual({ refusal });
});
