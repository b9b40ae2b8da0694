import { expect, it } from 'vitest';
import { correctedText } from '#src/pages/marketplace/filters/phrases.ts';

it('replaces corrected words at their places only', () => {
  const corrected = [
    { start: 7, end: 11, from: 'rian', to: 'rain' },
    { start: 12, end: 22, from: 'Témperture', to: 'temperature' },
    { start: 23, end: 27, from: 'rian', to: 'rain' },
  ];
  expect(correctedText('adrian rian Témperture rian', corrected)).toBe('adrian rain temperature rain');
});

it('ignores corrections of an earlier text', () => {
  expect(correctedText('rain at sea', [{ start: 0, end: 4, from: 'rian', to: 'rain' }])).toBe('rain at sea');
});
