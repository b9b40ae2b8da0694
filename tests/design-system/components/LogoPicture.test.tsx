import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LogoPicture } from '#design-system/components/LogoPicture/index.ts';

it('shows initials until there is a picture', () => {
  const { container, rerender } = render(<LogoPicture name="Seattle weather" src={null} />);
  expect(container.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'SW');
  rerender(<LogoPicture name="Seattle weather" src="/logo.png" />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('[data-initials]')).not.toBeInTheDocument();
});
