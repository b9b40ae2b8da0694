import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { violationsIn, violationsInOtherThemes } from './everyTheme.ts';

// Tests of the accessibility check and of the toolbar. Hidden from the sidebar.
const meta = preview.meta({ title: 'Support/Every theme', tags: ['!dev'], parameters: { a11y: { test: 'off' } } });

/** Contrast 5.4:1 on white: passes in light, fails in contrast and in dark. */
const fine = '#666f7a';

export const TooLightInDarkAndContrast = meta.story({
  render: () => <p style={{ color: fine }}>Readable in the light theme only</p>,
  play: async () => {
    await expect(await violationsIn('light')).toEqual([]);
    const elsewhere = await violationsInOtherThemes();
    await expect(elsewhere.map((line) => line.split(':', 2).join(':'))).toEqual([
      'dark: color-contrast',
      'contrast: color-contrast-enhanced',
    ]);
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  },
});

export const AsTheToolbarSays = meta.story({
  globals: { theme: 'dark', density: 'compact', direction: 'rtl' },
  render: () => <p>Dark, compact, from right to left</p>,
  play: async () => {
    const page = document.documentElement;
    await expect(page).toHaveAttribute('data-theme', 'dark');
    await expect(page).toHaveAttribute('data-density', 'compact');
    await expect(page).toHaveAttribute('dir', 'rtl');
    // The system preference is light here and must not override the toolbar later.
    page.dataset['theme'] = 'light';
    await waitFor(() => expect(page).toHaveAttribute('data-theme', 'dark'));
  },
});
