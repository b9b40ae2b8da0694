import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchNote } from '#src/pages/marketplace/search/SearchNote.tsx';

const corrected = [
  { start: 0, end: 4, from: 'rian', to: 'rain' },
  { start: 5, end: 9, from: 'Rayn', to: 'rain' },
  { start: 10, end: 14, from: 'RIAN', to: 'rain' },
  { start: 15, end: 19, from: 'tyde', to: 'tide' },
];
const show = (text: string) =>
  render(<SearchNote reading={{ understood: [], corrected }} total={1} text={text} onText={() => {}} />);

it('names each word with its misspellings', () => {
  show('rian Rayn RIAN tyde');
  expect(
    screen.getByText('Showing results for “rain” instead of “rian”, “rayn”; “tide” instead of “tyde”.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search for rain rain rain tide' })).toBeVisible();
});

it('offers nothing for a newer text without the misspelt words', () => {
  show('harbour');
  expect(screen.queryByText(/Showing results/u)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
