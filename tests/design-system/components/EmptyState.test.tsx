import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from '#design-system/components/EmptyState/index.ts';

it('shows the title, the reason and the next action', () => {
  render(
    <EmptyState title="No offers yet" actions={<button type="button">Browse</button>}>
      They stand here.
    </EmptyState>,
  );
  expect(screen.getByText('No offers yet')).toBeVisible();
  expect(screen.getByText('They stand here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Browse' })).toBeVisible();
});
