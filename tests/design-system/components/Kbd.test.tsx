import { expect, it } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Kbd } from '#design-system/components/Kbd/index.ts';

it('is a kbd element', () => {
  render(<Kbd>Esc</Kbd>);
  expect(screen.getByText('Esc').tagName).toBe('KBD');
});
