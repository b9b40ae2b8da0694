import type { PictogramName } from '#marketplace';

/** Kinds of the upper categories by the names that every exchange starts with. */
const kinds: Readonly<Record<string, PictogramName>> = {
  'Weather and climate': 'weather',
  'Nature and environment': 'nature',
  Energy: 'energy',
  Transport: 'transport',
  'Economy and finance': 'economy',
  'Work and employment': 'work',
  'People and society': 'people',
  Health: 'health',
  'Places and maps': 'places',
  Sport: 'sport',
  Computing: 'computing',
};

export const kindOfCategory = (name: string | undefined): PictogramName => kinds[name ?? ''] ?? 'data';
