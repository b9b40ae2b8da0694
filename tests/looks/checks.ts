import type { Page } from 'playwright';

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

/** The spacing that a reader may ask for without losing anything (WCAG 1.4.12). */
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

/** Texts of controls that are cut off. A text that ends in an ellipsis says so itself. */
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

/** Elements that still move: the gallery asks for less motion. */
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

/** Controls whose focus cannot be seen when the system chooses the colours: shadows and tints are gone then. */
const unseenFocus = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const around = (element: Element) => {
      const found: Element[] = [];
      for (let at: Element | null = element; at && found.length < 8; at = at.parentElement) found.push(at);
      const next = element.nextElementSibling;
      return next ? [...found, next] : found;
    };
    const look = (element: Element) =>
      // The link of a row draws the ring of the row.
      [...around(element).map((one) => getComputedStyle(one)), getComputedStyle(element, '::after')]
        .map(({ outlineStyle, outlineWidth, borderColor, borderWidth, backgroundColor }) =>
          [outlineStyle === 'none' ? '' : outlineWidth, borderColor, borderWidth, backgroundColor].join(),
        )
        .join('|');
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter((element) => element.checkVisibility() && !element.matches(':disabled, [data-force], [type=hidden]'));
    // One of each kind: a table of a thousand boxes has one look.
    const kinds = new Map(controls.map((element) => [`${element.tagName}${element.className}`, element]));
    for (const element of kinds.values()) {
      (document.activeElement as HTMLElement | null)?.blur();
      await frame();
      const before = look(element);
      element.focus({ focusVisible: true });
      if (document.activeElement !== element) continue;
      await frame();
      if (look(element) === before) return `no ring on ${element.outerHTML.slice(0, 120)}`;
    }
    return undefined;
  });

/** Least contrast of a text when the system chooses the colours: its own pairs have far more. */
const leastForced = 3;

/** Text with less than 3:1 contrast in forced colours. */
const unreadable = (page: Page) =>
  page.evaluate((least) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    const pixels = new Map<string, number[]>();
    /** Red, green, blue and alpha from 0 to 255: computed colours have several formats. */
    const pixelOf = (color: string) => {
      const known = pixels.get(color);
      if (known) return known;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const pixel = [...canvas.getImageData(0, 0, 1, 1).data];
      pixels.set(color, pixel);
      return pixel;
    };
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = pixelOf(color).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const isPainted = (color: string) => (pixelOf(color)[3] ?? 0) > 127;
    const behind = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return isPainted(backgroundColor) ? backgroundColor : behind(element.parentElement);
    };
    const visible = { opacityProperty: true, visibilityProperty: true };
    const texts = [...document.querySelectorAll('[data-component] *, [data-component]')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        element.checkVisibility(visible) &&
        element.getBoundingClientRect().width > 1 &&
        !element.closest('svg, :disabled, [aria-disabled=true], [data-disabled], [data-force]'),
    );
    const wrong = texts.find((element) => {
      const [text, ground] = [getComputedStyle(element).color, behind(element)].map(luminance);
      const [low = 0, high = 0] = [text ?? 0, ground ?? 0].toSorted((a, b) => a - b);
      return (high + 0.05) / (low + 0.05) < least;
    });
    if (!wrong) return undefined;
    const part = wrong.closest('[data-component]')?.getAttribute('data-component');
    return `“${wrong.textContent?.slice(0, 30)}” in ${part}: ${getComputedStyle(wrong).color} on ${behind(wrong)}`;
  }, leastForced);

/** Accessibility violations in the three themes, where the story does not opt out. */
async function violations(page: Page): Promise<string | undefined> {
  const found = await page.evaluate(async () => {
    const { a11y } = window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters ?? {};
    return a11y?.test === 'error' ? window.violationsInEveryTheme() : [];
  });
  return found.length > 0 ? found.join('\n') : undefined;
}

/** Choices that change what a part does when it is used, such as the type of the next snackbar. */
const behaviours: readonly string[] = ['activationMode', 'kind', 'type'];

/** Playgrounds without a control, and variants whose control changes nothing. */
async function deadControls(page: Page): Promise<string | undefined> {
  const found = await page.evaluate(async (unseen) => {
    const shown = window.__STORYBOOK_PREVIEW__?.currentRender?.story;
    if (!shown) return ['Storybook shows no story'];
    if (!/^(?:charts|components|form|patterns)-\w+--basic$/u.test(shown.id)) return [];
    const { disable = false, exclude } = shown.parameters?.controls ?? {};
    const rows = Object.entries(shown.argTypes).filter(
      ([name, { control }]) => control?.type !== undefined && control.disable !== true && !exclude?.test(name),
    );
    if (disable || rows.length === 0) return ['no controls'];
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const emit = (event: string, payload: object) =>
      new Promise<void>((resolve) => {
        const rendered = () => {
          channel.off('storyRendered', rendered);
          resolve();
        };
        channel.on('storyRendered', rendered);
        channel.emit(event, { storyId: shown.id, ...payload });
      });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    /** The page without generated ids, which change when a story remounts. */
    const markup = () =>
      document.body.innerHTML
        .replaceAll(/ (?:id|for|aria-(?:activedescendant|controls|describedby|labelledby|owns))="[^"]*"/gu, '')
        .replaceAll(/_r_\w+_/gu, '');
    /** Overlays find their place some frames later. */
    const differs = async (before: string) => {
      for (let frames = 0; frames < 10; frames += 1) {
        if (markup() !== before) return true;
        await frame();
      }
      return false;
    };
    const dead: string[] = [];
    for (const [name, { options = [] }] of rows) {
      const others = unseen.includes(name) ? [] : options.filter((value) => value !== shown.initialArgs[name]);
      const before = markup();
      let isAlive = others.length === 0;
      for (const value of others) {
        if (isAlive) break;
        await emit('updateStoryArgs', { updatedArgs: { [name]: value } });
        isAlive = await differs(before);
      }
      if (others.length > 0) await emit('resetStoryArgs', { argNames: [name] });
      if (!isAlive) dead.push(`${name} changes nothing`);
    }
    return dead;
  }, behaviours);
  return found.length > 0 ? found.join() : undefined;
}

/** Checks of every story, in this order: each returns the problem, or undefined. */
export const checks = {
  // First, while overlays are as the interactions of the story left them.
  'can be changed by its controls': deadControls,
  'passes axe in every theme': violations,
  'fits 320 px, also at 400 %': async (page) => {
    await page.setViewportSize(smallest);
    return sideways(page);
  },
  'fits 320 px from right to left': async (page) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    return sideways(page);
  },
  'keeps its words when a reader spaces them out': async (page) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
    const style = await page.addStyleTag({ content: wideText });
    try {
      return (await sideways(page)) ?? (await cutOff(page));
    } finally {
      await style.evaluate((element) => (element as unknown as HTMLElement).remove());
    }
  },
  'stands still for those who ask for less motion': moving,
  'shows text and focus in the colours of the system': async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    try {
      return (await unreadable(page)) ?? (await unseenFocus(page));
    } finally {
      await page.emulateMedia({ forcedColors: 'none' });
    }
  },
} as const satisfies Record<string, (page: Page) => Promise<string | undefined>>;

export const checkNames = Object.keys(checks) as (keyof typeof checks)[];
