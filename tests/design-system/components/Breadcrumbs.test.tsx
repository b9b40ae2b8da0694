import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from '#design-system/components/Breadcrumbs/index.ts';

it('lists the links from the top down and ends with this page', () => {
  render(
    <Breadcrumbs current="Seattle weather">
      <a href="/marketplace">Marketplace</a>
      <a href="/marketplace?category=1">Weather</a>
    </Breadcrumbs>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Marketplace',
    'Weather',
    'Seattle weather',
  ]);
  expect(screen.getByText('Seattle weather')).toHaveAttribute('title', 'Seattle weather');
  expect(screen.getByText('Seattle weather')).toHaveAttribute('aria-current', 'page');
});

it('ends a line with a separator and never begins one with it', () => {
  render(
    <Breadcrumbs current="Receipt">
      <a href="/wallet">Wallet</a>
    </Breadcrumbs>,
  );
  // Rules of other components that this process has drawn are left out.
  const own = [...screen.getByRole('navigation').classList];
  const separators = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rule) => own.some((name) => rule.includes(`.${name}`)))
    .flatMap((rule) => rule.match(/li[^{}]*::(?:before|after)(?=[^{}]*\{[^{}]*content)/gu) ?? []);
  expect(separators).toEqual([expect.stringMatching(/:not\(:last-child\)::after$/u)]);
});
