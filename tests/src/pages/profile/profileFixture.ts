// Shared by the tests of the profile: one exchange for the file, one page at a time.
import { screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { chooseDensity, chooseMotion, chooseTheme } from '#design-system';
import type { TestExchange } from '../../../support/exchange.ts';
import { openAppFixture } from '../../support/appFixture.ts';

export async function openProfileFixture() {
  const { exchange, open: openApp } = await openAppFixture();
  // Code of the first screen, loaded before the clock of a test runs.
  await Promise.all([import('#src/app/layouts/MainLayout.tsx'), import('#src/pages/profile/ProfilePage.tsx')]);
  afterEach(() => {
    vi.restoreAllMocks();
    chooseTheme('system');
    chooseDensity('comfortable');
    chooseMotion('system');
  });
  const open = async (path = '/dashboard/profile', token?: string) => (await openApp(path, token)).user;
  const openProfile = async (...slots: Parameters<TestExchange['join']>) => {
    const person = await exchange.join(...slots);
    const user = await open('/dashboard/profile', person.token);
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    return { ...person, user };
  };
  return { exchange, open, openProfile };
}
