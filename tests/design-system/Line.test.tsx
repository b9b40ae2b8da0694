import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Line, type LineProps } from '#design-system/charts/Line/index.ts';
import { verifyComponent } from '../support/verifyComponent.tsx';

const series = [
  { name: 'Received', points: [1, 2, 3].map((x) => ({ x, y: x * 10 })) },
  {
    name: 'Accepted',
    points: [
      { x: 1, y: 4 },
      { x: 3, y: 6 },
    ],
  },
];
const draw = (props: Partial<LineProps> = {}) => (
  <Line title="Offers" description="Rising." series={series} {...props} />
);

verifyComponent({ name: 'Line', draw: (extra) => draw(extra) });

it('names each line in its legend and tells all of them at a point', () => {
  render(draw());
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Received', 'Accepted']);
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', '2: Received 20, Accepted –');
});

it('leaves a gap where a line has no value', () => {
  const { container } = render(draw());
  const paths = [...container.querySelectorAll('[data-part=plot] path')].map((path) => path.getAttribute('d') ?? '');
  const moves = (path: string) => path.split('M').length - 1;
  expect(paths.map(moves)).toEqual([1, 2]);
});

it('draws six lines at most and survives none', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ name: `Line ${at}`, points: [{ x: 1, y: at }] }));
  const { container, rerender } = render(draw({ series: many }));
  expect(container.querySelectorAll('[data-part=plot] path')).toHaveLength(6);
  rerender(draw({ series: [] }));
  expect(screen.getByText('No data yet')).toBeInTheDocument();
  expect(container.innerHTML).not.toMatch(/NaN|undefined/);
});
