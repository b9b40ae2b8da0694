import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBadge } from '#design-system/components/StatusBadge/index.ts';

it('shows the tone by an icon beside the text', () => {
  render(<StatusBadge tone="success">Accepted</StatusBadge>);
  expect(screen.getByText('Accepted')).toHaveAttribute('data-tone', 'success');
});
