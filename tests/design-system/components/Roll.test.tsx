import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Roll } from '#design-system/components/Roll/index.ts';

const before = () => screen.getByTestId('roll').firstElementChild?.getAttribute('data-before');

it('has the new text at once, and the earlier one only as a picture', () => {
  const draw = (text: string) => <Roll data-testid="roll">{text}</Roll>;
  const { rerender } = render(draw('100 DXT'));
  expect(before()).toBeNull();
  const first = screen.getByTestId('roll').firstElementChild;
  rerender(draw('96.4 DXT'));
  expect(screen.getByTestId('roll').textContent).toBe('96.4 DXT');
  expect(before()).toBe('100 DXT');
  // An animation starts with a new element.
  expect(screen.getByTestId('roll').firstElementChild).not.toBe(first);
  const second = screen.getByTestId('roll').firstElementChild;
  rerender(draw('96.4 DXT'));
  expect(screen.getByTestId('roll').firstElementChild).toBe(second);
});
