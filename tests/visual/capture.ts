import type { Page } from 'playwright';
import { allModes, type Mode, type ModeName } from '../../.storybook/modes.ts';
import { settled } from './still.ts';
import type { Pictured } from './storybook.ts';
import { systemFonts } from './systemFonts.ts';

interface PhaseChange {
  newPhase: string;
  storyId: string;
}

/** Parts of Storybook's preview, and of ours, that are used here. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: unknown) => void;
    on: (event: string, listener: (payload: PhaseChange) => void) => void;
    off: (event: string, listener: (payload: PhaseChange) => void) => void;
  };
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string; story?: { parameters?: Record<string, unknown> } } };
  showLook: (look: { theme: string; density: string; direction: string }) => void;
}

const renderLimitMs = 60_000;
const switchLimitMs = 20_000;
const completed = ['finished', 'completed'];
const failed = ['errored', 'aborted'];

/** Opens a story and waits until its play function is done. Throws when the story does. */
async function openStory(page: Page, address: string, story: string): Promise<void> {
  // axe has looked at each story already, and would take most of the time.
  await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
  const phase = await page.waitForFunction(
    (phases) => {
      const now = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
      return phases.includes(now) && now;
    },
    [...completed, ...failed],
    { timeout: renderLimitMs },
  );
  const ended = await phase.jsonValue();
  if (failed.includes(String(ended))) {
    throw new Error((await page.locator('#error-message').textContent()) || `the story ${ended}`);
  }
  await page.addStyleTag({ content: stillStyle });
  await settled(page);
  const strange = await systemFonts(page);
  if (strange.length > 0) throw new Error(`drawn in a font of this machine: ${strange.join('; ')}`);
}

/**
 * Changes to a story as the sidebar does, at a fraction of the cost of a load; false when it fails. Styles and code of
 * the stories before are still there, so only a picture that equals the accepted one proves anything.
 */
async function switchStory(page: Page, story: string): Promise<boolean> {
  const phase = await page.evaluate(
    ({ storyId, phases, limitMs }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
      localStorage.clear();
      // Radix locks the page while a dialog is open, and a story that goes away leaves no time to unlock it.
      document.body.removeAttribute('data-scroll-locked');
      document.body.style.pointerEvents = '';
      window.scrollTo(0, 0);
      return new Promise<string>((resolve) => {
        const end = (reached: string) => {
          channel.off('storyRenderPhaseChanged', changed);
          resolve(reached);
        };
        const changed = (change: PhaseChange) => {
          if (change.storyId === storyId && phases.includes(change.newPhase)) end(change.newPhase);
        };
        const begunAt = performance.now();
        const late = () => (performance.now() - begunAt > limitMs ? end('late') : setTimeout(late, 500));
        late();
        channel.on('storyRenderPhaseChanged', changed);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
    },
    { storyId: story, phases: [...completed, ...failed], limitMs: switchLimitMs },
  );
  await settled(page);
  return completed.includes(phase);
}

/** Code takes a font of the machine, which pictures cannot, and a caret blinks. */
const stillStyle = `html:root { --ds-type-font-mono: 'Inter Variable'; } * { caret-color: transparent !important; }`;

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

/** Shows the opened story in each of its modes of the page's width, one after another, as long as `visit` says so. */
async function showModes(page: Page, { modes }: Pictured, visit: (mode: ModeName) => Promise<boolean>) {
  const width = page.viewportSize()?.width ?? 0;
  for (const name of modes.filter((mode) => allModes[mode].viewport === width)) {
    const mode: Mode = allModes[name];
    try {
      await showMode(page, mode);
      if (!(await visit(name))) return false;
    } finally {
      if (mode.forcedColors) await page.emulateMedia({ forcedColors: 'none' });
    }
  }
  return true;
}

/** Loads a story and shows it in each of its modes of the page's width. */
export async function inEveryMode(
  page: Page,
  address: string,
  story: Pictured,
  visit: (mode: ModeName) => Promise<void>,
): Promise<void> {
  await openStory(page, address, story.id);
  // The first mode is reached by a switch as well, which draws everything again. Text at half a pixel that was drawn
  // during an animation keeps another shade on a busy machine.
  await showMode(page, { theme: 'dark', viewport: page.viewportSize()?.width ?? 0 });
  await showModes(page, story, async (mode) => {
    await visit(mode);
    return true;
  });
}

/** Switches to a story and shows its modes until `isEqual` denies one; false where the story has to be loaded. */
export const isEqualInEveryMode = async (
  page: Page,
  story: Pictured,
  isEqual: (mode: ModeName) => Promise<boolean>,
): Promise<boolean> => (await switchStory(page, story.id)) && showModes(page, story, isEqual);
