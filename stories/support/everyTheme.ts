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

/** Accessibility violations of the page in a theme, one line each: rule, requirement and element. */
export async function violationsIn(theme: Theme, rules = allRules): Promise<string[]> {
  show({ theme });
  const { violations } = await axe.run(
    { include: document.body, exclude },
    { resultTypes: ['violations'], ...rules(theme) },
  );
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
