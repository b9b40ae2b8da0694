import type { Page } from 'playwright';
import { modes } from '../../.storybook/modes.ts';
import { modeNames, type ModeName } from './baselines.ts';
import { settled } from './still.ts';
import { systemFonts } from './systemFonts.ts';

/** Parts of Storybook's preview, and of ours, that are used here. */
interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string; story?: { parameters?: Record<string, unknown> } } };
  showLook: (look: { theme: string }) => void;
}

const renderLimitMs = 60_000;

/** Opens a story and waits until its play function is done. Throws when the story does. */
async function openStory(page: Page, address: string, story: string): Promise<void> {
  // axe has looked at each story already, and would take most of the time.
  await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
  const phase = await page.waitForFunction(
    () => {
      const now = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
      return ['finished', 'completed', 'errored', 'aborted'].includes(now) && now;
    },
    undefined,
    { timeout: renderLimitMs },
  );
  const ended = await phase.jsonValue();
  if (ended === 'errored' || ended === 'aborted') {
    throw new Error((await page.locator('#error-message').textContent()) || `the story ${ended}`);
  }
  await page.addStyleTag({ content: bundledFontsOnly });
  await settled(page);
  const strange = await systemFonts(page);
  if (strange.length > 0) throw new Error(`drawn in a font of this machine: ${strange.join('; ')}`);
}

/** Code takes a font of the machine, which pictures cannot. */
const bundledFontsOnly = `html:root { --ds-type-font-mono: 'Inter Variable'; }`;

/**
 * Shows the theme as the app does, by one attribute: Storybook's own switch would draw the story again, without its
 * play function.
 */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => (globalThis as unknown as StorybookWindow).showLook({ theme: wanted }), theme);
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
  // Two frames: the first may have been begun before the switch.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

/** Opens a story and shows it in every mode of the page's width, one after another. */
export async function inEveryMode(
  page: Page,
  address: string,
  story: string,
  visit: (mode: ModeName) => Promise<void>,
): Promise<void> {
  await openStory(page, address, story);
  const width = page.viewportSize()?.width;
  // The first mode is reached by a switch as well, which draws everything again. Text at half a pixel that was drawn
  // during an animation keeps another shade on a busy machine.
  await showTheme(page, 'dark');
  for (const mode of modeNames.filter((name) => modes[name].viewport === width)) {
    await showTheme(page, modes[mode].theme);
    await visit(mode);
  }
}
