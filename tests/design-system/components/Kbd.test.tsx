import { expect, it } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Kbd } from '#design-system/components/Kbd/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({ name: 'Kbd', draw: (extra) => <Kbd {...extra}>Ctrl</Kbd> });

it('is a kbd element', () => {
  render(<Kbd>Esc</Kbd>);
  expect(screen.getByText('Esc').tagName).toBe('KBD');
});
