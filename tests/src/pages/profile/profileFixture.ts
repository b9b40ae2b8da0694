// Shared by the tests of the profile: one exchange for the file, one page at a time.
import { screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { chooseDensity, chooseMotion, chooseTheme } from '#design-system';
import { loadSnackbar } from '#src/app/prefetch.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { openTestExchange, type TestExchange } from '../../../support/exchange.ts';
import { openPage } from '../../../support/page.tsx';
import { forFile } from '#tests/support/forFile.ts';

export async function openProfileFixture() {
  const exchange = await forFile(openTestExchange());
  // Code of the first screen, loaded before the clock of a test runs.
  await Promise.all([
    loadSnackbar(),
    import('#src/app/layouts/MainLayout.tsx'),
    import('#src/pages/profile/ProfilePage.tsx'),
  ]);
  let page: Awaited<ReturnType<typeof openPage>> | undefined;
  const leave = () => {
    page?.unmount();
    page?.close();
    page = undefined;
    resetAll();
  };
  afterEach(() => {
    leave();
    vi.restoreAllMocks();
    chooseTheme('system');
    chooseDensity('comfortable');
    chooseMotion('system');
  });
  /** Leaves the page before, as a reload does. */
  const open = async (path = '/dashboard/profile', token?: string) => {
    leave();
    page = await openPage(exchange, path, token);
    return page.user;
  };
  const openProfile = async (...slots: Parameters<TestExchange['join']>) => {
    const person = await exchange.join(...slots);
    const user = await open('/dashboard/profile', person.token);
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    return { ...person, user };
  };
  return { exchange, open, openProfile };
}
