import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Callout } from '#design-system/components/Callout/index.ts';

it('is part of the text and no live region', () => {
  render(
    <Callout tone="danger" title="Limit">
      Files up to 5 MB
    </Callout>,
  );
  expect(screen.getByRole('note')).toHaveTextContent('LimitFiles up to 5 MB');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
