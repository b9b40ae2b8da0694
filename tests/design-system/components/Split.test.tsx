import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Split, splitVariants } from '#design-system/components/Split/index.ts';

it('puts a leading aside first in reading order', () => {
  render(
    <Split leading aside={<b>aside</b>}>
      <b>main</b>
    </Split>,
  );
  const follows = screen.getByText('aside').compareDocumentPosition(screen.getByText('main'));
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it.each(splitVariants.sides)('keeps reading order when the aside is at the %s', (side) => {
  render(
    <Split side={side} aside={<b>aside</b>}>
      <b>main</b>
    </Split>,
  );
  const follows = screen.getByText('main').compareDocumentPosition(screen.getByText('aside'));
  expect(Boolean(follows & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(side === 'end');
});

it('keeps what was typed in either column when the order changes', () => {
  const split = (leading: boolean) => (
    <Split leading={leading} aside={<input aria-label="aside" />}>
      <input aria-label="main" />
    </Split>
  );
  const { rerender } = render(split(true));
  const [aside, main] = [screen.getByLabelText('aside'), screen.getByLabelText('main')];
  rerender(split(false));
  expect(screen.getByLabelText('aside')).toBe(aside);
  expect(screen.getByLabelText('main')).toBe(main);
  expect(main.compareDocumentPosition(aside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
