import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Anchor } from '#src/pages/shared/Anchor.tsx';

function Place() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <output>{`${useNavigationType()} ${pathname} ${JSON.stringify(state)}`}</output>;
}

const show = (link: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/wallet']}>
      {link}
      <Place />
    </MemoryRouter>,
  );

const click = (options?: MouseEventInit) => fireEvent.click(screen.getByRole('link'), options);
const place = () => screen.getByRole('status').textContent;

it('opens its page with the state, within the app', () => {
  show(
    <Anchor to="/offers?tab=made" state={{ from: '/wallet' }}>
      Offers
    </Anchor>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/offers?tab=made');
  expect(click()).toBe(false);
  expect(place()).toBe('PUSH /offers {"from":"/wallet"}');
});

it('replaces the entry in the history when asked to', () => {
  show(
    <Anchor to="/offers" replace>
      Offers
    </Anchor>,
  );
  click();
  expect(place()).toBe('REPLACE /offers null');
});

it('leaves clicks with a modifier key to the browser', () => {
  show(<Anchor to="/offers">Offers</Anchor>);
  expect(click({ ctrlKey: true })).toBe(true);
  expect(place()).toBe('POP /wallet null');
});

it('stays when its own handler prevents the click', () => {
  const prevent = vi.fn((event: React.MouseEvent) => event.preventDefault());
  show(
    <Anchor to="/offers" onClick={prevent}>
      Offers
    </Anchor>,
  );
  click();
  expect(prevent).toHaveBeenCalledOnce();
  expect(place()).toBe('POP /wallet null');
});
