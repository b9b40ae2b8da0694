import axe from 'axe-core';
import { themes, type Theme } from '#design-system/tokens/generated/tokens.ts';
import { show } from '../../.storybook/look.ts';

/** The contrast theme promises 7:1 for text, which the usual rules do not ask for. */
const stricter: Partial<Record<Theme, axe.RuleObject>> = {
  contrast: { 'color-contrast-enhanced': { enabled: true } },
};

/** What axe finds wrong with the page in this theme, one line each: rule, what it asks for, and the element. */
export async function violationsIn(theme: Theme): Promise<string[]> {
  show({ theme });
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // A story is a part of a page, without the page's landmarks.
    rules: { region: { enabled: false }, ...stricter[theme] },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${theme}: ${id}: ${any[0]?.message ?? ''}\n  ${html}`),
  );
}

/** What axe finds in the themes other than the one that is shown, which is shown again afterwards. */
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
