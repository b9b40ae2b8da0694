import { expect, it } from 'vitest';
import { correctedText, correctionsIn } from '#src/pages/marketplace/filters/phrases.ts';

it('replaces corrected words at their places only', () => {
  const corrected = [
    { start: 7, end: 11, from: 'rian', to: 'rain' },
    { start: 12, end: 22, from: 'Témperture', to: 'temperature' },
    { start: 23, end: 27, from: 'rian', to: 'rain' },
  ];
  expect(correctedText('adrian rian Témperture rian', corrected)).toBe('adrian rain temperature rain');
});

it('drops corrections of an earlier text', () => {
  const corrected = [
    { start: 0, end: 4, from: 'Rian', to: 'rain' },
    { start: 5, end: 9, from: 'tyde', to: 'tide' },
  ];
  expect(correctionsIn('rian at sea', corrected)).toEqual(corrected.slice(0, 1));
  expect(correctionsIn('rian at sea', undefined)).toEqual([]);
});
