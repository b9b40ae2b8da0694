import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon, icons } from '#design-system/icons/index.ts';
import { verifyComponent } from '../support/verifyComponent.tsx';

verifyComponent({
  name: 'Icon',
  element: SVGElement,
  draw: (extra) => <Icon {...extra} name="wallet" label="Wallet" />,
});

it('is decoration without a label and an image with one', () => {
  const { container, rerender } = render(<Icon name="wallet" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon name="wallet" label="Wallet" />);
  expect(screen.getByRole('img', { name: 'Wallet' })).toBeInTheDocument();
});

it('draws every name of the table', () => {
  const names = Object.keys(icons) as (keyof typeof icons)[];
  const { container } = render(names.map((name) => <Icon key={name} name={name} />));
  expect(container.querySelectorAll('svg')).toHaveLength(names.length);
});
