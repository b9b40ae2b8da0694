// Checks for forced colours, which the system chooses: Windows High Contrast.
import type { Page } from 'playwright';

/** Finds a control without a visible focus in forced colours, which remove shadows and tints. */
export const unseenFocus = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const around = (element: Element) => {
      const found: Element[] = [];
      for (let at: Element | null = element; at && found.length < 8; at = at.parentElement) found.push(at);
      const next = element.nextElementSibling;
      // A field of single cells draws the ring of the next one.
      return next ? [...found, next, ...next.children] : found;
    };
    const look = (element: Element) =>
      // The link of a row draws its focus ring in `::after`.
      [...around(element).map((one) => getComputedStyle(one)), getComputedStyle(element, '::after')]
        .map(({ outlineStyle, outlineWidth, borderColor, borderWidth, backgroundColor }) =>
          [outlineStyle === 'none' ? '' : outlineWidth, borderColor, borderWidth, backgroundColor].join(),
        )
        .join('|');
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter((element) => element.checkVisibility() && !element.matches(':disabled, [data-force], [type=hidden]'));
    // One control of each kind: the checkboxes of a long table look alike.
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

/** Minimum contrast of text in forced colours; the system's own pairs have far more. */
const leastForced = 3;

/** Text with less than 3:1 contrast in forced colours. */
export const unreadable = (page: Page) =>
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
