import type { Page } from 'playwright';
import { allModes, type Mode, type ModeName } from '../../.storybook/modes.ts';
import { settled } from './still.ts';
import type { Pictured } from './storybook.ts';
import { systemFonts } from './systemFonts.ts';

/** Parts of Storybook's preview, and of ours, that are used here. */
interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string; story?: { parameters?: Record<string, unknown> } } };
  showLook: (look: { theme: string; density: string; direction: string }) => void;
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

/** Shows a mode by attributes, as the app does: Storybook's own switch would draw the story again, without its play function. */
async function showMode(page: Page, { theme, density, direction, forcedColors }: Mode): Promise<void> {
  // Only when needed: the call alone gives a locked page its scroll bar back.
  if (forcedColors) await page.emulateMedia({ forcedColors });
  const look = { theme, density: density ?? 'comfortable', direction: direction ?? 'ltr' };
  await page.evaluate((wanted) => (globalThis as unknown as StorybookWindow).showLook(wanted), look);
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
  // Two frames: the first may have been begun before the switch.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

/** Opens a story and shows it in each of its modes of the page's width, one after another. */
export async function inEveryMode(
  page: Page,
  address: string,
  { id, modes }: Pictured,
  visit: (mode: ModeName) => Promise<void>,
): Promise<void> {
  await openStory(page, address, id);
  const width = page.viewportSize()?.width ?? 0;
  // The first mode is reached by a switch as well, which draws everything again. Text at half a pixel that was drawn
  // during an animation keeps another shade on a busy machine.
  await showMode(page, { theme: 'dark', viewport: width });
  for (const name of modes.filter((mode) => allModes[mode].viewport === width)) {
    const mode: Mode = allModes[name];
    try {
      await showMode(page, mode);
      await visit(name);
    } finally {
      if (mode.forcedColors) await page.emulateMedia({ forcedColors: 'none' });
    }
  }
}
