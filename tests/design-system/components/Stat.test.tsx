import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stat } from '#design-system/components/Stat/index.ts';

it('names the figure and judges its change', () => {
  render(<Stat label="Costs" value="12" change={{ text: '+3%', direction: 'up', tone: 'bad' }} note="last month" />);
  const [value, note] = screen.getAllByRole('definition');
  expect(screen.getByRole('term')).toHaveTextContent('Costs');
  expect(value).toHaveTextContent('12');
  expect(note).toHaveTextContent('+3%last month');
  expect(screen.getByText('+3%').parentElement).toHaveAttribute('data-tone', 'bad');
  expect(screen.getByRole('img', { name: 'worse' })).toBeVisible();
});

it('shows the note 0 as a definition', () => {
  render(<Stat label="Offers" value="8" note={0} />);
  expect(screen.getAllByRole('definition')[1]).toHaveTextContent('0');
});
