import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from '#design-system/components/Avatar/index.ts';
import { hueOf, initialsOf } from '#design-system/internal/format/initials.ts';

it('has an accessible name only when asked to', () => {
  const { rerender } = render(<Avatar name="Ana Duarte" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Avatar name="Ana Duarte" labelled />);
  expect(screen.getByRole('img', { name: 'Ana Duarte' })).toContainHTML('data-initials="AD"');
});

it('falls back to initials when the picture fails, and tries another one', () => {
  const { container, rerender } = render(<Avatar name="Ana Duarte" src="/broken.png" />);
  const picture = container.querySelector('img');
  expect(picture).toBeInTheDocument();
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'AD');
  rerender(<Avatar name="Ana Duarte" src="/other.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/other.png');
});

it.each([
  ['Ana Duarte', 'AD'],
  ['ana.duarte', 'AD'],
  ['admin', 'AD'],
  ['数据 交换', '数交'],
  ['👋 hello', 'HE'],
  ['   ', '?'],
  ['', '?'],
])('shortens %j to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('keeps the colour of a name', () => {
  expect(hueOf('Seattle weather')).toBe(hueOf('Seattle weather'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(hueOf)).size).toBeGreaterThan(3);
});
