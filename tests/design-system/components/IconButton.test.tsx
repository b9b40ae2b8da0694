import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IconButton } from '#design-system/components/IconButton/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({
  name: 'IconButton',
  element: HTMLButtonElement,
  draw: (extra) => (
    <IconButton {...extra} label="Edit">
      <svg aria-hidden />
    </IconButton>
  ),
});

it('is named by its label and submits nothing', () => {
  render(<IconButton label="Edit product" />);
  const button = screen.getByRole('button', { name: 'Edit product' });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('title', 'Edit product');
});
