import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/index.ts';

it('adds to the accessible name', () => {
  render(
    <button type="button">
      Next <VisuallyHidden>page</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Next page' })).toBeVisible();
});
