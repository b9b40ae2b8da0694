import axe from 'axe-core';
import { themes, type Theme } from '#design-system/tokens/generated/tokens.ts';
import { show } from '../../.storybook/look.ts';

/** The rule of text: the contrast theme promises 7:1. */
const textRule = (theme: Theme) => (theme === 'contrast' ? 'color-contrast-enhanced' : 'color-contrast');

/** A story is part of a page, without landmarks. */
const allRules = (theme: Theme): axe.RunOptions => ({
  rules: { region: { enabled: false }, [textRule(theme)]: { enabled: true } },
});
/** Rules whose result depends on the theme. */
const onlyColours = (theme: Theme): axe.RunOptions => ({ runOnly: [textRule(theme), 'link-in-text-block'] });

/** Parts of Storybook's frame that each story has around it. */
const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** axe notes each box in cells of 200 px: millions of cells for an area that makes room for a million rows. */
async function withShortAreas<T>(run: () => Promise<T>): Promise<T> {
  const areas = document.querySelectorAll<HTMLElement>('[data-component="DataGrid"] [data-part="area"]');
  for (const { style } of areas) style.maxBlockSize = '100vh';
  try {
    return await run();
  } finally {
    for (const { style } of areas) style.maxBlockSize = '';
  }
}

/** Accessibility violations of the page in a theme, one line each: rule, requirement and element. */
export async function violationsIn(theme: Theme, rules = allRules): Promise<string[]> {
  show({ theme });
  const options = { resultTypes: ['violations' as const], ...rules(theme) };
  const { violations } = await withShortAreas(() => axe.run({ include: document.body, exclude }, options));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${theme}: ${id}: ${any[0]?.message ?? ''}\n  ${html}`),
  );
}

const shownTheme = () => themes.find((theme) => theme === document.documentElement.dataset['theme']);

/** Accessibility violations in the other themes; restores the current theme afterwards. */
export async function violationsInOtherThemes(): Promise<string[]> {
  const shown = shownTheme();
  const found: string[] = [];
  try {
    for (const theme of themes.filter((one) => one !== shown)) found.push(...(await violationsIn(theme, onlyColours)));
  } finally {
    if (shown) show({ theme: shown });
  }
  return found;
}

/** Accessibility violations in all themes, with the other rules in the current one. */
export const violationsInEveryTheme = async (): Promise<string[]> => [
  ...(await violationsIn(shownTheme() ?? 'light')),
  ...(await violationsInOtherThemes()),
];
