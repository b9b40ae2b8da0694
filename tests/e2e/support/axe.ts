import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Violations of the page; `rules` limits it to those. Own implementation because @axe-core/playwright sends its source
 * for each look at a page, and describes every element that passes.
 */
async function violations(page: Page, rules: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: run } = globalThis as unknown as { axe: typeof axe };
    const { violations: found } = await run.run(document, {
      resultTypes: ['violations'],
      ...(only.length > 0 && { runOnly: { type: 'rule', values: [...only] } }),
    });
    return found.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`);
  }, rules);
}

/** Fails with the rule and the elements when axe finds anything on the page; `rules` limits it to those. */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  const found = await violations(page, rules);
  expect(found.join('\n'), `axe on ${new URL(page.url()).pathname}`).toBe('');
}

/** Switches the theme and waits until it applies. Colours have no transition, so later reads see one theme. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** Checks both themes; in the other one only the colour rules. The page stays in that theme. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  const theme = await page.locator('html').getAttribute('data-theme');
  await showIn(page, theme === 'dark' ? 'light' : 'dark');
  await expectAccessible(page, ['color-contrast', 'link-in-text-block']);
}
