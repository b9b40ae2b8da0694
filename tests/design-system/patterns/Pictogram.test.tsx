import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pictogram, pictograms, type PictogramName } from '#design-system/marketplace/Pictogram/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({
  name: 'Pictogram',
  draw: (extra) => <Pictogram {...extra} name="weather" label="Weather" />,
});

it('is decoration without a label and an image with one', () => {
  const { container, rerender } = render(<Pictogram name="weather" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  rerender(<Pictogram name="weather" label="Weather" />);
  expect(screen.getByRole('img', { name: 'Weather' })).toBeInTheDocument();
});

it('draws each kind differently', () => {
  const names = Object.keys(pictograms) as PictogramName[];
  const { container } = render(names.map((name) => <Pictogram key={name} name={name} />));
  const drawings = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(drawings).size).toBe(names.length);
});
