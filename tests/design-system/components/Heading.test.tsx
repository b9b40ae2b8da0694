import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Heading, headingVariants } from '#design-system/components/Heading/index.ts';

it.each(headingVariants.levels)('has level %i', (level) => {
  render(<Heading level={level}>Wallet</Heading>);
  expect(screen.getByRole('heading', { level, name: 'Wallet' })).toBeVisible();
});

it('may look unlike its level', () => {
  render(
    <Heading level={1} size="small">
      Wallet
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-size', 'small');
});
