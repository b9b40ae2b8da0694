import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Link } from '#design-system/components/Link/index.ts';

it('announces that a link to another site opens a new tab, and sets noopener', () => {
  render(
    <Link href="https://example.org" external>
      Licence
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Licence (opens a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

it('styles a router link', () => {
  render(
    <Link asChild>
      <a href="/offers">Offers</a>
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Offers' })).toHaveAttribute('data-component', 'Link');
});
