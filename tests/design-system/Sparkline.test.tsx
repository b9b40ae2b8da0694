import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sparkline } from '#design-system/charts/Sparkline/index.ts';
import { verifyComponent } from '../support/verifyComponent.tsx';

verifyComponent({
  name: 'Sparkline',
  element: SVGElement,
  draw: (extra) => <Sparkline values={[1, 3, 2]} label="Rising" {...(extra as object)} />,
});

it.each([
  ['none', []],
  ['one', [2]],
  ['equal ones', [5, 5, 5]],
  ['some that are no numbers', [1, Number.NaN, 3, Infinity]],
])('is a named picture without a broken path from %s', (_name, values) => {
  const { container } = render(<Sparkline values={values} label="How it went" />);
  expect(screen.getByRole('img', { name: 'How it went' })).toBeInTheDocument();
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
});
