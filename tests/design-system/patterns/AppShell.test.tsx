import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { AppShell, type PlaceGroup } from '#design-system/patterns/AppShell/index.ts';

// Replaces a router link, which the shell fills.
const Go = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;

const navigation: PlaceGroup[] = [
  {
    places: [
      { label: 'Dashboard', icon: 'home', link: <Go href="#dashboard" /> },
      { label: 'Marketplace', icon: 'market', link: <Go href="#marketplace" /> },
      { label: 'Offers', icon: 'offer', link: <Go href="#offers" />, count: 120 },
      { label: 'Wallet', icon: 'wallet', link: <Go href="#wallet" /> },
      { label: 'Reports', icon: 'chart', link: <Go href="#reports" /> },
    ],
  },
];

it('starts with a link to skip the navigation', async () => {
  render(<AppShell brand="Exchange" navigation={navigation} />);
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});

// jsdom evaluates no media queries, so elements for phones count as hidden.
it('shows every place in the column, four in the bottom bar, and caps a count', () => {
  render(<AppShell brand="Exchange" navigation={navigation} />);
  const side = within(screen.getByRole('navigation', { name: 'Main' }));
  const bottom = within(screen.getAllByRole('navigation', { hidden: true })[1] ?? document.body);
  expect(side.getAllByRole('link')).toHaveLength(5);
  expect(bottom.getAllByRole('link', { hidden: true })).toHaveLength(4);
  expect(side.getByRole('link', { name: /Offers/ })).toHaveTextContent('99+');
});

it('opens the rest behind More and closes once a place is chosen', async () => {
  render(<AppShell brand="Exchange" navigation={navigation} />);
  await userEvent.click(screen.getByRole('button', { name: 'More', hidden: true }));
  const drawer = screen.getByRole('dialog', { name: 'Go to' });
  await userEvent.click(within(drawer).getByRole('link', { name: 'Reports' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('marks More while the current place is behind it', () => {
  const [{ places }] = navigation as [PlaceGroup];
  const at = (href: string) => [
    { places: places.map((place) => (place.label === href ? { ...place, link: <Go aria-current="page" /> } : place)) },
  ];
  const { rerender } = render(<AppShell brand="Exchange" navigation={at('Reports')} />);
  const more = () => screen.getByRole('button', { name: 'More', hidden: true });
  expect(more()).toHaveAttribute('aria-current', 'true');
  rerender(<AppShell brand="Exchange" navigation={at('Wallet')} />);
  expect(more()).not.toHaveAttribute('aria-current');
});
