import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Button } from '#design-system/components/Button/index.ts';
import { Grid, Inline, Stack } from '#design-system/components/Layout/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({ name: 'Stack', draw: (extra) => <Stack {...extra}>One</Stack> });
verifyComponent({ name: 'Inline', draw: (extra) => <Inline {...extra}>One</Inline> });
verifyComponent({ name: 'Grid', draw: (extra) => <Grid {...extra}>One</Grid> });

it('gives the gap as a variable, so that every gap shares one class', () => {
  render(
    <>
      <Stack gap={2} data-testid="two" />
      <Stack gap={8} data-testid="eight" />
    </>,
  );
  const [two, eight] = [screen.getByTestId('two'), screen.getByTestId('eight')];
  expect(two.className).toBe(eight.className);
  expect(two.style.getPropertyValue('--layout-gap')).toBe('var(--ds-space-2)');
  expect(eight.style.getPropertyValue('--layout-gap')).toBe('var(--ds-space-8)');
});

it('keeps a button in a stack at its own width, unless it is wide or the stack aligns', () => {
  const { rerender } = render(<Stack />);
  const widthOf = (stack: ReactNode) => {
    rerender(stack);
    return getComputedStyle(screen.getByRole('button')).alignSelf;
  };
  expect(
    widthOf(
      <Stack>
        <Button>Save</Button>
      </Stack>,
    ),
  ).toBe('flex-start');
  expect(
    widthOf(
      <Stack>
        <Button wide>Save</Button>
      </Stack>,
    ),
  ).not.toBe('flex-start');
  expect(
    widthOf(
      <Stack align="stretch">
        <Button>Save</Button>
      </Stack>,
    ),
  ).not.toBe('flex-start');
});
