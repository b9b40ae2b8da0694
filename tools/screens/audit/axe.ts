import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const themes = ['light', 'dark', 'contrast'] as const;

/** Rules that axe finds broken in any theme, each with the theme and the first element. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    // Legacy mode leaves frames out, of which the app has none, and saves opening another page for them.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    found.push(...violations.map(({ id, nodes }) => `${id} (${theme}): ${nodes[0]?.html.slice(0, 160)}`));
  }
  return found;
}
