// The place that mounts the app, with the real server behind it.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '#src/api/connections.ts';
import { storageKeys } from '#src/config/constants.ts';
import { openTestExchange } from '../support/exchange.ts';
import { fetchFrom } from '../support/page.tsx';
import { forFile } from '#tests/support/forFile.ts';

const exchange = await forFile(openTestExchange());

it('mounts one root screen with its home tab selected', async () => {
  const { token, id } = await exchange.join('user');
  // A former session starts the app again.
  localStorage.setItem(storageKeys.session, JSON.stringify({ token, userId: id }));
  window.history.replaceState(null, '', '/');
  window.scrollTo = () => {};
  connect({ fetch: fetchFrom(exchange) });
  document.body.innerHTML = '<div id="root"></div>';
  const { app } = await import('#src/main.tsx');
  // The document is shared with later test files.
  const mounted = await app;
  onTestFinished(() => mounted.unmount());
  const slow = { timeout: 60_000 };
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, slow);
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  // The same places stand in the side bar and in the bar of a phone.
  await waitFor(() => {
    for (const navigation of screen.getAllByRole('navigation')) {
      const selected = within(navigation)
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'));
      expect(selected.map(({ textContent }) => textContent)).toEqual(['Dashboard']);
    }
  }, slow);
  expect(location.pathname).toBe('/dashboard');
});
