import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '#design-system/components/Button/index.ts';
import { ButtonGroup } from '#design-system/components/ButtonGroup/index.ts';

it('is a named group', () => {
  render(
    <ButtonGroup label="Zoom">
      <Button>In</Button>
      <Button>Out</Button>
    </ButtonGroup>,
  );
  expect(within(screen.getByRole('group', { name: 'Zoom' })).getAllByRole('button')).toHaveLength(2);
});
