import type { Page } from 'playwright';
import { allModes, type Mode, type ModeName } from '../../.storybook/modes.ts';
import { playsParameter } from '../../.storybook/plays.ts';
import { settled } from './still.ts';
import type { Pictured } from './storybook.ts';
import { systemFonts } from './systemFonts.ts';

/** Event at the end of a story, after its play function or a failure. */
interface Finished {
  storyId: string;
  status: string;
}

/** The members of Storybook's preview and of this project's preview that are used here. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: unknown) => void;
    on: (event: string, listener: (payload: Finished) => void) => void;
    off: (event: string, listener: (payload: Finished) => void) => void;
    /** Arguments of the last such event. */
    last: (event: string) => [Partial<Finished> & { message?: string; title?: string }] | undefined;
  };
  showLook: (look: { theme: string; density: string; direction: string }) => void;
}

const renderLimitMs = 60_000;
const switchLimitMs = 20_000;
/** A story that Storybook cannot start never finishes. */
const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];

/** Opens a story and waits until its play function is done. Throws when the story does. */
async function openStory(page: Page, address: string, story: string): Promise<void> {
  // Without axe, which would take most of the time: other tests run it on each story.
  await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true&${playsParameter}`);
  const end = await page.waitForFunction(
    ({ storyId, events }) => {
      const channel = (globalThis as Partial<StorybookWindow>).__STORYBOOK_ADDONS_CHANNEL__;
      const failure = events.map((event) => channel?.last(event)?.[0]).find(Boolean);
      if (failure) return { problem: failure.message ?? failure.title ?? 'the story cannot be shown' };
      const finished = channel?.last('storyFinished')?.[0];
      if (finished?.storyId !== storyId) return false;
      return { problem: finished.status === 'success' ? '' : 'the story threw an error in a later task' };
    },
    { storyId: story, events: failures },
    { timeout: renderLimitMs },
  );
  const { problem } = (await end.jsonValue()) as { problem: string };
  if (problem) throw new Error(problem);
  await page.addStyleTag({ content: stillStyle });
  await settled(page);
  const strange = await systemFonts(page);
  if (strange.length > 0) throw new Error(`drawn in a font of this machine: ${strange.join('; ')}`);
}

/**
 * Switches to a story like the sidebar, at a fraction of the cost of a load; false when it fails. Styles and code of
 * previous stories remain, so only a picture that equals the accepted one is conclusive.
 */
async function switchStory(page: Page, story: string): Promise<boolean> {
  const succeeded = await page.evaluate(
    ({ storyId, limitMs }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
      localStorage.clear();
      // Radix locks the page while a dialog is open, and a replaced story cannot unlock it.
      document.body.removeAttribute('data-scroll-locked');
      document.body.style.pointerEvents = '';
      window.scrollTo(0, 0);
      return new Promise<boolean>((resolve) => {
        const end = (success: boolean) => {
          channel.off('storyFinished', finished);
          resolve(success);
        };
        const finished = (story: Finished) => {
          if (story.storyId === storyId) end(story.status === 'success');
        };
        const begunAt = performance.now();
        const late = () => (performance.now() - begunAt > limitMs ? end(false) : setTimeout(late, 500));
        late();
        channel.on('storyFinished', finished);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
    },
    { storyId: story, limitMs: switchLimitMs },
  );
  await settled(page);
  return succeeded;
}

/** Replaces the system font of code, which differs between machines, and stops the caret, which forced colours show. */
const stillStyle = `html:root { --ds-type-font-mono: 'Inter Variable'; }
* { caret-color: transparent !important; caret-animation: manual !important; }`;

/** Sets a mode by attributes, as the app does: Storybook's own switch would render again without the play function. */
async function showMode(page: Page, { theme, density, direction, forcedColors }: Mode): Promise<void> {
  // Only when needed: the call restores the scroll bar of a locked page.
  if (forcedColors) await page.emulateMedia({ forcedColors });
  const look = { theme, density: density ?? 'comfortable', direction: direction ?? 'ltr' };
  await page.evaluate((wanted) => (globalThis as unknown as StorybookWindow).showLook(wanted), look);
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
  // Two frames: the first may have started before the switch.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

/** Shows the open story in each of its modes of the page's width, until `visit` resolves to false. */
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
  // A switch repaints everything, so the first mode needs one too. Text painted at half a pixel during an animation
  // keeps another shade on a busy machine.
  await showMode(page, { theme: 'contrast', viewport: page.viewportSize()?.width ?? 0 });
  await showModes(page, story, async (mode) => {
    await visit(mode);
    return true;
  });
}

/** Switches to a story and shows its modes until `isEqual` rejects one; false if the story has to be loaded. */
export const isEqualInEveryMode = async (
  page: Page,
  story: Pictured,
  isEqual: (mode: ModeName) => Promise<boolean>,
): Promise<boolean> => (await switchStory(page, story.id)) && showModes(page, story, isEqual);
