import type { Page } from 'playwright';
import { deadControls } from './controls.ts';
import { unreadable, unseenFocus } from './forcedColours.ts';

/** A width of 320 CSS pixels is a phone in the hand, and a desktop of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const smallest = { width: 320, height: 256 };

/** Pixels by which the page scrolls sideways, and the element that sticks out furthest. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const page = document.documentElement;
    const over = page.scrollWidth - page.clientWidth;
    if (over <= 1) return undefined;
    const rtl = page.dir === 'rtl';
    const reach = (element: Element) => {
      const box = element.getBoundingClientRect();
      return rtl ? -box.left : box.right - page.clientWidth;
    };
    const furthest = [...document.body.querySelectorAll('*')].reduce<Element | undefined>(
      (most, element) => (reach(element) > (most ? reach(most) : 0) ? element : most),
      undefined,
    );
    const part = furthest?.closest('[data-component]')?.getAttribute('data-component') ?? '';
    return `${over} px: <${furthest?.tagName.toLowerCase()}> in ${part} ${furthest?.textContent?.slice(0, 30) ?? ''}`;
  });

/** Text spacing that readers may set without loss of content (WCAG 1.4.12). */
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

/** Cut-off texts of controls. An ellipsis is allowed, because it shows the cut. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('button, a, label, [role=tab], [role^=menuitem], summary');
    const cut = [...controls].find((element) => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      if (overflowX === 'visible' || textOverflow === 'ellipsis' || clipPath !== 'none') return false;
      return element.scrollWidth > element.clientWidth + 1;
    });
    return cut && `cut off: ${cut.textContent}`;
  });

/** A text hidden by the page's edge or by a box that does not scroll, without a `title`. Links are exempt. */
const unreachable = (page: Page) =>
  page.evaluate(async () => {
    if (!window.__STORYBOOK_PREVIEW__?.currentRender?.story?.id.startsWith('support-extremes')) return undefined;
    // Overlays adapt to a new window size some frames later.
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const hides = (box: Element, text: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      return inner.left < outer.left - 1 || inner.right > outer.right + 1;
    };
    const boxOf = (text: Element) => {
      for (let at: Element | null = text; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(at);
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return undefined;
        if (overflowX !== 'visible') return at;
      }
      return document.documentElement;
    };
    const texts = [...document.querySelectorAll('[data-component], [data-component] *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        element.checkVisibility() &&
        !element.closest('[title], a[href], option, select'),
    );
    const wrong = texts.find((text) => {
      const box = boxOf(text);
      return box && hides(box, text);
    });
    return wrong && `hidden in ${wrong.closest('[data-component]')?.getAttribute('data-component')}`;
  });

/** Elements that move although the gallery requests reduced motion. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const stopped = document.querySelector<HTMLStyleElement>('style#still')?.sheet;
    if (!stopped || !matchMedia('(prefers-reduced-motion: reduce)').matches) throw new Error('No gallery');
    stopped.disabled = true;
    const longest = (durations: string) => Math.max(...durations.split(',').map((one) => Number.parseFloat(one)));
    const mover = [...document.body.querySelectorAll('[data-component] *, [data-component]')].find((element) => {
      const { animationDuration, animationIterationCount, transitionDuration } = getComputedStyle(element);
      return (
        longest(animationDuration) > 0.01 || longest(transitionDuration) > 0 || animationIterationCount === 'infinite'
      );
    });
    stopped.disabled = false;
    return mover && `moves: ${mover.outerHTML.slice(0, 120)}`;
  });

/** Accessibility violations in the three themes, where the story does not opt out. */
async function violations(page: Page): Promise<string | undefined> {
  const found = await page.evaluate(async () => {
    const { a11y } = window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters ?? {};
    return a11y?.test === 'error' ? window.violationsInEveryTheme() : [];
  });
  return found.length > 0 ? found.join('\n') : undefined;
}

/** Checks of every story, in this order: each returns the problem, or undefined. */
export const checks = {
  // First, while overlays are still as the story's interactions left them.
  'can be changed by its controls': deadControls,
  'passes axe in every theme': violations,
  'fits 320 px, also at 400 %': async (page) => {
    await page.setViewportSize(smallest);
    return (await sideways(page)) ?? (await unreachable(page));
  },
  'fits 320 px from right to left': async (page) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    return (await sideways(page)) ?? (await unreachable(page));
  },
  'shows its whole text under wide text spacing': async (page) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
    const style = await page.addStyleTag({ content: wideText });
    try {
      return (await sideways(page)) ?? (await cutOff(page));
    } finally {
      await style.evaluate((element) => (element as unknown as HTMLElement).remove());
    }
  },
  'does not move under reduced motion': moving,
  'shows text and focus in forced colours': async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    try {
      return (await unreadable(page)) ?? (await unseenFocus(page));
    } finally {
      await page.emulateMedia({ forcedColors: 'none' });
    }
  },
} as const satisfies Record<string, (page: Page) => Promise<string | undefined>>;

export const checkNames = Object.keys(checks) as (keyof typeof checks)[];
