import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LogoPicture } from '#design-system/components/LogoPicture/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({ name: 'LogoPicture', draw: (extra) => <LogoPicture {...extra} name="Seattle weather" /> });

it('shows initials until there is a picture', () => {
  const { container, rerender } = render(<LogoPicture name="Seattle weather" src={null} />);
  expect(container.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'SW');
  rerender(<LogoPicture name="Seattle weather" src="/logo.png" />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('[data-initials]')).not.toBeInTheDocument();
});
