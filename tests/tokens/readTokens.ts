import { readFileSync } from 'node:fs';

export const css = readFileSync(new URL('../../design-system/tokens/generated/tokens.css', import.meta.url), 'utf8');

/** The declarations of the last block with this selector, as name → value. */
export function block(selector: string): Map<string, string> {
  const start = css.lastIndexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`no block ${selector}`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map([...body.matchAll(/--ds-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const primitives = new Map(
  [...css.matchAll(/--ds-(color-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

export const themeBlocks = {
  light: block(":root, [data-theme='light']"),
  dark: block("[data-theme='dark']"),
  contrast: block("[data-theme='contrast']"),
} as const;

/** The hexadecimal colour behind a semantic name in one theme; a brand replaces primitives. */
export function colour(
  theme: keyof typeof themeBlocks,
  name: string,
  brand: Readonly<Record<string, string | undefined>> = {},
): string {
  const reference = themeBlocks[theme].get(name);
  const primitive = /var\(--ds-([\w-]+)\)/.exec(reference ?? '')?.[1];
  const value = brand[`--ds-${primitive}`] ?? primitives.get(primitive ?? '');
  if (!value) throw new Error(`${theme}: ${name} does not lead to a primitive`);
  return value;
}

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string) => {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    channel(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2 contrast ratio of two opaque colours. */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
