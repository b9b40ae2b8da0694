import { describe, expect, it, vi } from 'vitest';
import { paths } from '#src/config/paths.ts';
import { mayReload, reloadOnMissingChunk } from '#src/app/chunkReload.ts';
import { redirectFor, returnPath, rowsFor } from '#src/app/guards.ts';
import { navigationFor } from '#src/app/navigation.ts';
import { initialSession } from '#src/state/me/session.ts';

const nobody = initialSession();
const somebody = { ...nobody, token: 't' };
const asked = { path: '/product/1?tab=offers', state: undefined };

describe('rights to see a page', () => {
  it('sends a visitor to sign in, and remembers the requested page', () => {
    expect(redirectFor('session', nobody, asked)).toEqual({ to: '/login', state: { from: '/product/1?tab=offers' } });
    expect(redirectFor('session', somebody, asked)).toBeUndefined();
  });

  it('forgets the requested page after a deliberate sign-out', () => {
    expect(redirectFor('session', { ...nobody, left: true }, asked)).toEqual({ to: '/login' });
  });

  it('keeps the screen during the second before an ended session leaves it', () => {
    expect(redirectFor('session', { ...nobody, ending: true }, asked)).toBeUndefined();
    expect(redirectFor('guest', { ...nobody, ending: true }, asked)).toBeUndefined();
  });

  it('leaves the login screen once signed in, but not with a half-open session', () => {
    expect(redirectFor('guest', nobody, asked)).toBeUndefined();
    expect(redirectFor('guest', somebody, { path: '/login', state: { from: '/wallet' } })).toEqual({ to: '/wallet' });
    const half = { ...somebody, mfa: 'passcode' } as const;
    expect(redirectFor('session', half, asked)).toEqual({ to: '/login', state: { from: asked.path } });
  });

  it('leads a half-open session to its next step, and keeps the requested page', () => {
    const state = { from: '/wallet' };
    const on = { path: '/login', state };
    const pages = { passcode: '/mfa/passcode', setup: '/mfa/qrcode' } as const;
    for (const need of ['passcode', 'setup'] as const) {
      const half = { ...somebody, mfa: need };
      const other = need === 'setup' ? 'passcode' : 'setup';
      expect(redirectFor(need, half, on)).toBeUndefined();
      for (const access of ['guest', other] as const)
        expect(redirectFor(access, half, on)).toEqual({ to: pages[need], state });
      expect(redirectFor(need, nobody, on)).toEqual({ to: '/login', state });
    }
    expect(redirectFor('passcode', somebody, on)).toEqual({ to: '/wallet' });
    expect(redirectFor('setup', somebody, on)).toBeUndefined();
  });

  it('shows public pages to everyone', () => {
    expect(redirectFor('public', nobody, asked)).toBeUndefined();
  });
});

describe('the page to return to', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/x',
    'javascript:alert(1)',
    'wallet',
    '',
    5,
    null,
    {},
    '/login',
    '/',
    '/..//evil.example',
  ])('rejects %j', (from) => {
    expect(returnPath({ from })).toBe(paths.dashboard);
  });

  it('returns the requested path with its query', () => {
    expect(returnPath({ from: '/marketplace?page=2#top' })).toBe('/marketplace?page=2#top');
    expect(returnPath(undefined)).toBe(paths.dashboard);
    expect(returnPath(undefined, 'wallet')).toBe(paths.wallet);
    expect(returnPath({ from: '/marketplace' }, 'wallet')).toBe('/marketplace');
  });
});

it('registers the admin route in admin mode only', () => {
  const rows = [{ access: 'session' }, { access: 'admin' }, { access: 'public' }] as const;
  const here = { token: 't', left: false, email: '' };
  const nobody = { ...here, token: '' };
  expect(rowsFor(rows, 'admin', here)).toHaveLength(3);
  for (const mode of ['user', 'buyer', 'seller', 'sp', 'drUser', undefined] as const) {
    expect(rowsFor(rows, mode, here).map(({ access }) => access)).toEqual(['session', 'public']);
  }
  expect(rowsFor(rows, undefined, nobody)).toHaveLength(2);
});

it('leads from the admin page to the login screen when its session ends, not to a missing page', () => {
  const rows = [{ access: 'admin' }] as const;
  for (const end of [
    { left: true, email: '' },
    { left: false, email: 'ada@example.com' },
  ]) {
    const over = { token: '', mfa: null, ending: false, ...end };
    expect(rowsFor(rows, undefined, over)).toHaveLength(1);
    expect(redirectFor('admin', over, { path: '/admin', state: null })?.to).toBe(paths.login);
  }
});

it('shows each mode only the places that it can use', () => {
  const names = (mode: Parameters<typeof navigationFor>[0]) => navigationFor(mode).map(({ name }) => name);
  expect(names('buyer')).toEqual(expect.arrayContaining(['dashboard', 'marketplace', 'offers', 'access', 'wallet']));
  expect(names('buyer')).not.toContain('products');
  expect(names('drUser')).not.toContain('offers');
  expect(names(undefined)).not.toContain('offers');
});

describe('a reload for missing code', () => {
  it('happens once, and again only after a minute', () => {
    sessionStorage.clear();
    expect(mayReload(1_000_000)).toBe(true);
    expect(mayReload(1_000_001)).toBe(false);
    expect(mayReload(1_059_999)).toBe(false);
    expect(mayReload(1_060_000)).toBe(true);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('happens only while there is a connection: %s', async (connected, times) => {
    sessionStorage.clear();
    const reload = vi.fn<() => void>();
    const stop = reloadOnMissingChunk(reload, async () => connected);
    window.dispatchEvent(new Event('vite:preloadError'));
    await Promise.resolve();
    await Promise.resolve();
    stop();
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it('does not happen when storage is refused', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    expect(mayReload(1, refuse)).toBe(false);
  });
});
