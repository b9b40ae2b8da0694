import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with the rule and the elements when axe finds anything on the page; `rules` limits it to those. */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (rules.length > 0) axe.withRules([...rules]);
  // Legacy mode leaves frames out, of which the app has none, and saves opening another page for them.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(found.join('\n'), `axe on ${new URL(page.url()).pathname}`).toBe('');
}

/** In the dark theme as well, where nothing but colours differs. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
}
