import axe from 'axe-core';
import { themes, type Theme } from '#design-system/tokens/generated/tokens.ts';
import { show } from '../../.storybook/look.ts';

/** The contrast theme promises 7:1 for text, beyond the default rules. */
const stricter: Partial<Record<Theme, axe.RuleObject>> = {
  contrast: { 'color-contrast-enhanced': { enabled: true } },
};

/** Accessibility violations of the page in a theme, one line each: rule, requirement and element. */
export async function violationsIn(theme: Theme): Promise<string[]> {
  show({ theme });
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // A story is part of a page, without landmarks.
    rules: { region: { enabled: false }, ...stricter[theme] },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${theme}: ${id}: ${any[0]?.message ?? ''}\n  ${html}`),
  );
}

/** Accessibility violations in the other themes; restores the current theme afterwards. */
export async function violationsInOtherThemes(): Promise<string[]> {
  const shown = document.documentElement.dataset['theme'];
  const found: string[] = [];
  try {
    for (const theme of themes.filter((one) => one !== shown)) found.push(...(await violationsIn(theme)));
  } finally {
    if (shown) show({ theme: shown });
  }
  return found;
}
