import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Split, splitVariants } from '#design-system/components/Split/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({
  name: 'Split',
  draw: (extra) => (
    <Split aside="aside" {...extra}>
      main
    </Split>
  ),
});

it('lets a leading companion be read first', () => {
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
