import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AuthLayout } from '#design-system/patterns/AuthLayout/index.ts';

it('has one main region and one heading of the first level', () => {
  render(
    <AuthLayout brand="Exchange" title="Sign in" description="By the hour." aside="Real data">
      <form aria-label="Sign in" />
    </AuthLayout>,
  );
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1, name: 'Sign in' }));
  // Hidden in jsdom, which evaluates no media queries.
  expect(screen.getByRole('complementary', { hidden: true })).toHaveTextContent('Real data');
});
