import { readFileSync } from 'node:fs';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseMotion, useMotionChoice } from '#design-system/theme/motion.ts';
import {
  chooseDensity,
  chooseTheme,
  storageKeys,
  themeChoice,
  type ThemeChoice,
} from '#design-system/theme/preference.ts';
import { Dialog } from '#design-system/components/Dialog/index.ts';
import { createTheme } from '#design-system/theme/createTheme.ts';
import { ThemeRegion } from '#design-system/theme/ThemeRegion.tsx';
import { ThemeProvider, useThemeChoice } from '#design-system/theme/ThemeProvider.tsx';

const root = document.documentElement;
const prepaint = readFileSync('public/theme.js', 'utf8');
// The page loads this file with a script element; here it is run as one.
const runPrepaint = () => {
  const script = document.createElement('script');
  script.textContent = prepaint;
  document.head.append(script);
  script.remove();
};

const systemIs = (...matching: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.some((one) => query.includes(one)),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => {
  systemIs();
  localStorage.clear();
  for (const choice of ['theme', 'density', 'motion']) delete root.dataset[choice];
});
afterEach(() => void vi.unstubAllGlobals());

// First test: public/theme.js, run by later ones, adds a listener that removes the attribute.
it('follows the motion that another tab chooses, and keeps that of the host', () => {
  root.dataset['motion'] = 'reduced';
  render(<ThemeProvider>page</ThemeProvider>);
  const change = (key: string) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  change('other');
  expect(root.dataset['motion']).toBe('reduced');
  change(storageKeys.motion);
  expect(root).not.toHaveAttribute('data-motion');
});

it.each([
  [[], 'light'],
  [['prefers-color-scheme: dark'], 'dark'],
  [['prefers-color-scheme: dark', 'prefers-contrast: more'], 'contrast'],
])('follows the system preference %j with %s', (system, theme) => {
  systemIs(...system);
  render(<ThemeProvider>page</ThemeProvider>);
  expect(root.dataset['theme']).toBe(theme);
  expect(root.dataset['density']).toBe('comfortable');
});

it('prefers the stored choice, and forgets it for the system', () => {
  systemIs('prefers-color-scheme: dark');
  chooseTheme('light');
  expect(root.dataset['theme']).toBe('light');
  expect(localStorage.getItem(storageKeys.theme)).toBe('light');
  chooseTheme('system');
  expect(root.dataset['theme']).toBe('dark');
  expect(localStorage.getItem(storageKeys.theme)).toBeNull();
});

it('ignores a stored text that is no theme', () => {
  localStorage.setItem(storageKeys.theme, 'neon');
  expect(themeChoice()).toBe('system');
});

it('renders nothing again when the theme is switched', () => {
  const drawn = vi.fn<() => void>();
  const Page = () => {
    drawn();
    return <p>page</p>;
  };
  render(
    <ThemeProvider>
      <Page />
    </ThemeProvider>,
  );
  const before = drawn.mock.calls.length;
  act(() => chooseTheme('dark'));
  act(() => chooseDensity('compact'));
  expect(root.dataset['theme']).toBe('dark');
  expect(root.dataset['density']).toBe('compact');
  expect(drawn).toHaveBeenCalledTimes(before);
});

it('follows a new choice in useThemeChoice', () => {
  const Choice = () => <output>{useThemeChoice()}</output>;
  render(<Choice />);
  expect(screen.getByRole('status')).toHaveTextContent('system');
  act(() => chooseTheme('contrast'));
  expect(screen.getByRole('status')).toHaveTextContent('contrast');
});

it('is set before first paint, from the same keys', () => {
  chooseTheme('dark');
  chooseDensity('compact');
  root.removeAttribute('data-theme');
  root.removeAttribute('data-density');
  runPrepaint();
  expect(root.dataset['theme']).toBe('dark');
  expect(root.dataset['density']).toBe('compact');
});

it('reduces motion once chosen, and follows the system again', () => {
  const Choice = () => <output>{useMotionChoice()}</output>;
  render(<Choice />);
  expect(screen.getByRole('status')).toHaveTextContent('system');
  act(() => chooseMotion('reduced'));
  expect(root.dataset['motion']).toBe('reduced');
  expect(localStorage.getItem(storageKeys.motion)).toBe('reduced');
  expect(screen.getByRole('status')).toHaveTextContent('reduced');
  act(() => chooseMotion('system'));
  expect(root).not.toHaveAttribute('data-motion');
  expect(localStorage.getItem(storageKeys.motion)).toBeNull();
});

it('reduces motion before first paint, and follows another tab', () => {
  chooseMotion('reduced');
  root.removeAttribute('data-motion');
  runPrepaint();
  expect(root.dataset['motion']).toBe('reduced');
  localStorage.removeItem(storageKeys.motion);
  window.dispatchEvent(new Event('storage'));
  expect(root).not.toHaveAttribute('data-motion');
});

it('ignores a stored text that is no motion setting', () => {
  localStorage.setItem(storageKeys.motion, 'wild');
  runPrepaint();
  expect(root).not.toHaveAttribute('data-motion');
});

it('keeps the theme that the host page has set, until the user chooses one', () => {
  root.dataset['theme'] = 'dark';
  render(<ThemeProvider>page</ThemeProvider>);
  expect(root.dataset['theme']).toBe('dark');
  act(() => chooseTheme('contrast'));
  expect(root.dataset['theme']).toBe('contrast');
});

it('shows the theme that the caller controls, and stores nothing', () => {
  const { rerender } = render(<ThemeProvider theme="contrast">page</ThemeProvider>);
  expect(root.dataset['theme']).toBe('contrast');
  rerender(<ThemeProvider theme="dark">page</ThemeProvider>);
  expect(root.dataset['theme']).toBe('dark');
  expect(localStorage).toHaveLength(0);
});

it('sets the density of a brand on the page', () => {
  render(<ThemeProvider brand={createTheme({ accent: '#7c3aed', density: 'compact' })}>page</ThemeProvider>);
  expect(root.dataset['density']).toBe('compact');
});

it('gives a region its own theme and brand, and the dialogs opened inside it', () => {
  render(
    <ThemeProvider>
      <ThemeRegion theme="dark" brand={createTheme({ accent: '#e4002b' })} data-testid="region">
        <Dialog.Root open>
          <Dialog.Content title="Title">Text</Dialog.Content>
        </Dialog.Root>
      </ThemeRegion>
    </ThemeProvider>,
  );
  expect(root.dataset['theme']).toBe('light');
  for (const element of [screen.getByTestId('region'), screen.getByRole('dialog').closest('[data-theme]')]) {
    expect(element).toHaveAttribute('data-theme', 'dark');
    expect((element as HTMLElement).style.getPropertyValue('--ds-color-blue-600')).toMatch(/^#[0-9a-f]{6}$/u);
  }
});

it('lets a region without a theme follow the page', () => {
  render(
    <ThemeProvider>
      <ThemeRegion data-testid="outer">
        <ThemeRegion data-testid="inner" />
      </ThemeRegion>
    </ThemeProvider>,
  );
  act(() => chooseTheme('dark'));
  expect(screen.getByTestId('outer')).toHaveAttribute('data-theme', 'dark');
  expect(screen.getByTestId('inner')).toHaveAttribute('data-theme', 'dark');
});

it('lets a region follow the system inside a region with another theme', () => {
  systemIs('prefers-color-scheme: dark');
  render(
    <ThemeRegion theme="light">
      <ThemeRegion theme="system" data-testid="inner" />
    </ThemeRegion>,
  );
  expect(screen.getByTestId('inner')).toHaveAttribute('data-theme', 'dark');
});

it('gives the page its density back when it leaves', () => {
  root.dataset['density'] = 'comfortable';
  const { unmount } = render(<ThemeProvider brand={createTheme({ density: 'compact' })}>page</ThemeProvider>);
  expect(root.dataset['density']).toBe('compact');
  unmount();
  expect(root.dataset['density']).toBe('comfortable');
});

it('keeps the density of a brand when the theme changes, until the user chooses one', () => {
  const { unmount } = render(<ThemeProvider brand={createTheme({ density: 'compact' })}>page</ThemeProvider>);
  act(() => chooseTheme('dark'));
  expect(root.dataset['density']).toBe('compact');
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(root.dataset['density']).toBe('compact');
  act(() => chooseDensity('comfortable'));
  expect(root.dataset['density']).toBe('comfortable');
  unmount();
  expect(root.dataset['density']).toBe('comfortable');
});

it('follows the system again after the caller controlled another theme', () => {
  const { rerender } = render(<ThemeProvider theme="dark">page</ThemeProvider>);
  rerender(<ThemeProvider theme="system">page</ThemeProvider>);
  expect(root.dataset['theme']).toBe('light');
  rerender(<ThemeProvider theme="dark">page</ThemeProvider>);
  rerender(<ThemeProvider>page</ThemeProvider>);
  expect(root.dataset['theme']).toBe('light');
});

it('lets the system of a controlled theme outrank the stored choice', () => {
  localStorage.setItem(storageKeys.theme, 'dark');
  render(<ThemeProvider theme="system">page</ThemeProvider>);
  expect(root.dataset['theme']).toBe('light');
});

it('keeps a controlled theme when the density or the system changes', () => {
  const Choice = () => <output>{useThemeChoice()}</output>;
  render(
    <ThemeProvider theme="dark">
      <Choice />
    </ThemeProvider>,
  );
  act(() => chooseDensity('compact'));
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(root.dataset['theme']).toBe('dark');
  expect(root.dataset['density']).toBe('compact');
  expect(screen.getByRole('status')).toHaveTextContent('dark');
});

it('keeps the theme of the host when the user chooses a density', () => {
  root.dataset['theme'] = 'dark';
  render(<ThemeProvider>page</ThemeProvider>);
  act(() => chooseDensity('compact'));
  expect(root.dataset['theme']).toBe('dark');
});

it('gives the host its theme back when a controlled provider leaves', () => {
  root.dataset['theme'] = 'contrast';
  const { unmount } = render(<ThemeProvider theme="dark">page</ThemeProvider>);
  expect(root.dataset['theme']).toBe('dark');
  unmount();
  expect(root.dataset['theme']).toBe('contrast');
});

it('shows the theme and the density of the newest of two providers', () => {
  const page = (theme: 'light' | 'dark', density: 'comfortable' | 'compact') => (
    <ThemeProvider theme={theme} brand={createTheme({ density })}>
      page
    </ThemeProvider>
  );
  render(page('light', 'comfortable'));
  const { unmount } = render(page('dark', 'compact'));
  expect(root.dataset).toMatchObject({ theme: 'dark', density: 'compact' });
  unmount();
  expect(root.dataset).toMatchObject({ theme: 'light', density: 'comfortable' });
});

it('lets a region follow a controlled theme and a host that switches its page', async () => {
  const page = (theme: 'dark' | 'contrast') => (
    <ThemeProvider theme={theme}>
      <ThemeRegion data-testid="region" />
    </ThemeProvider>
  );
  const { rerender } = render(page('dark'));
  expect(screen.getByTestId('region')).toHaveAttribute('data-theme', 'dark');
  rerender(page('contrast'));
  expect(screen.getByTestId('region')).toHaveAttribute('data-theme', 'contrast');
  root.dataset['theme'] = 'light';
  await waitFor(() => expect(screen.getByTestId('region')).toHaveAttribute('data-theme', 'light'));
});

it('reduces motion after a reload without the script before first paint', () => {
  localStorage.setItem(storageKeys.motion, 'reduced');
  render(<ThemeProvider>page</ThemeProvider>);
  expect(root.dataset['motion']).toBe('reduced');
});

it('keeps the stored theme of the page when a second, controlled provider leaves', () => {
  localStorage.setItem(storageKeys.theme, 'dark');
  render(<ThemeProvider>page</ThemeProvider>);
  const { unmount } = render(<ThemeProvider theme="contrast">page</ThemeProvider>);
  expect(root.dataset['theme']).toBe('contrast');
  unmount();
  expect(root.dataset['theme']).toBe('dark');
});

it.each(['first', 'second'])(
  'shows the theme of the system when the %s of two providers controlled it and leaves',
  (place) => {
    if (place === 'second') render(<ThemeProvider>page</ThemeProvider>);
    const { unmount } = render(<ThemeProvider theme="dark">page</ThemeProvider>);
    if (place === 'first') render(<ThemeProvider>page</ThemeProvider>);
    expect(root.dataset['theme']).toBe('dark');
    unmount();
    expect(root.dataset['theme']).toBe('light');
  },
);

it('keeps the theme of the host under a second, controlled provider', () => {
  root.dataset['theme'] = 'dark';
  const { unmount } = render(<ThemeProvider theme="contrast">page</ThemeProvider>);
  render(<ThemeProvider>page</ThemeProvider>);
  unmount();
  expect(root.dataset['theme']).toBe('dark');
});

it('shows the theme chosen while the page was controlled', () => {
  root.dataset['theme'] = 'contrast';
  const { unmount } = render(<ThemeProvider theme="light">page</ThemeProvider>);
  act(() => chooseTheme('dark'));
  unmount();
  expect(root.dataset['theme']).toBe('dark');
});

it('shows the controlled theme and its name, not what was chosen', () => {
  const { result } = renderHook(useThemeChoice, {
    wrapper: ({ children }) => <ThemeProvider theme="light">{children}</ThemeProvider>,
  });
  act(() => chooseTheme('dark'));
  expect([root.dataset['theme'], result.current]).toEqual(['light', 'light']);
});

it('passes the choice to the caller that controls the theme, and stores nothing', () => {
  const chosen: string[] = [];
  function Host() {
    const [theme, setTheme] = useState<ThemeChoice>('light');
    const change = (choice: ThemeChoice) => {
      chosen.push(`${choice} after ${theme}`);
      setTheme(choice);
    };
    return (
      <ThemeProvider theme={theme} onThemeChange={change}>
        page
      </ThemeProvider>
    );
  }
  render(<Host />);
  act(() => chooseTheme('dark'));
  expect(root.dataset['theme']).toBe('dark');
  act(() => chooseTheme('contrast'));
  expect(root.dataset['theme']).toBe('contrast');
  expect(chosen).toEqual(['dark after light', 'contrast after dark']);
  expect(localStorage).toHaveLength(0);
});

it('writes no theme on a page without a provider', async () => {
  vi.resetModules();
  const { chooseDensity: choose } = await import('#design-system/theme/preference.ts');
  choose('compact');
  expect(root.dataset).toMatchObject({ density: 'compact' });
  expect(root).not.toHaveAttribute('data-theme');
});
