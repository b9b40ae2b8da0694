import type { Density } from '../tokens/generated/tokens.ts';
import { accentScale, onAccentFill, radiusScale, type AccentStep } from '../tokens/generated/brandScale.ts';
import type { PartDefaults } from './partDefaults.ts';
import { contrastOf, luminanceOf, oklchOf, withLuminance } from './oklch.ts';

const roundness = { none: 0, small: 0.5, medium: 1, large: 1.6 } as const;

export interface ThemeOptions {
  /** Brand colour: # and three or six hexadecimal digits. */
  accent?: string;
  /** Corners, relative to the default. */
  radius?: keyof typeof roundness;
  /** Font stacks; load their files yourself. */
  font?: { sans?: string; mono?: string };
  /** Height of controls and rows. */
  density?: Density;
  /** Treatment of an accent without enough contrast. Default: 'correct'. */
  lowContrast?: 'correct' | 'refuse';
  /** Default props by part, such as `{ Button: { size: 'small' } }`. A prop of the element overrides it. */
  defaultProps?: PartDefaults;
}

export interface AccentChange {
  /** Accent as given, in lower case. */
  given: string;
  /** Nearest accent with enough contrast, #rrggbb. */
  used: string;
  /** Sentence for a developer. */
  reason: string;
}

export interface CreatedTheme {
  /** Custom properties by name, for the `style` of any element. */
  variables: Readonly<Record<`--ds-${string}`, string>>;
  /** Density that was asked for. */
  density: Density | undefined;
  /** Default props that were asked for. */
  defaultProps: PartDefaults | undefined;
  /** Set when the accent was corrected for contrast. */
  change: AccentChange | undefined;
  /** A rule for a style sheet, or for a style element with the nonce of the page. */
  css: (selector?: string) => string;
}

/** Contrast of text on a filled button: WCAG 2.2, level AA. */
const leastOnFill = 4.5;
const brightestFill = (luminanceOf(onAccentFill) + 0.05) / leastOnFill - 0.05;
const fillStep = 600;

const stepNames = Object.keys(accentScale).map(Number) as AccentStep[];
const isDark = (step: AccentStep) => step >= 500;

function readAccent(accent: string): string {
  const hex = accent.trim().toLowerCase();
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/u.test(hex)) return hex;
  throw new TypeError(`accent must be # and three or six hexadecimal digits, not '${accent}'`);
}

function changeOf(given: string, used: string): AccentChange | undefined {
  const luminance = luminanceOf(given);
  const ratio = contrastOf(given, onAccentFill).toFixed(2);
  if (luminance > brightestFill)
    return { given, used, reason: `White text on ${given} has a contrast of ${ratio}:1, below ${leastOnFill}:1` };
  if (luminance < luminanceOf(accentScale[700]))
    return { given, used, reason: `${given} is too dark to differ from the surfaces of the dark theme` };
  return undefined;
}

/**
 * Steps keep the luminance of the default scale, and so each pair of colours its contrast. Exceptions: the fill, and the
 * darker steps of a dark accent.
 */
function scaleOf(accent: string, refuse: boolean) {
  const brand = oklchOf(accent);
  const reference = oklchOf(accentScale[fillStep]);
  const darkest = luminanceOf(accentScale[700]);
  const wanted = luminanceOf(accent);
  const fill = Math.min(brightestFill, Math.max(darkest, wanted));
  // A fill darker than the default also darkens the hover and pressed steps: they would look like the fill.
  const shift = Math.min(1, fill / luminanceOf(accentScale[fillStep]));
  const colorOf = (step: AccentStep) => {
    const { chroma } = oklchOf(accentScale[step]);
    const color = { hue: brand.hue, chroma: brand.chroma * Math.min(1, chroma / reference.chroma) };
    if (step === fillStep) return fill === wanted ? accent : withLuminance(color, fill, 'most');
    const luminance = luminanceOf(accentScale[step]) * (step > fillStep ? shift : 1);
    return withLuminance(color, luminance, isDark(step) ? 'most' : 'least');
  };
  const scale = stepNames.map((step) => [step, colorOf(step)] as const);
  const used = scale.find(([step]) => step === fillStep)?.[1] ?? accent;
  const change = changeOf(accent, used);
  if (change && refuse) throw new RangeError(`${change.reason}. The nearest colour that works is ${used}`);
  return { scale, change };
}

const radiiOf = (radius: keyof typeof roundness) =>
  Object.entries(radiusScale).map(([size, value]) => [
    `--ds-radius-${size}`,
    `${Math.round(Number.parseFloat(value) * roundness[radius] * 1000) / 1000}rem`,
  ]);

const quoted = /"(?:[^"\\\n\r\f]|\\[^\n\r\f])*"|'(?:[^'\\\n\r\f]|\\[^\n\r\f])*'/gu;
const parenthesised = /\((?:[^()]|\([^()]*\))*\)/gu;

/** Refuses a stack that would end its declaration, or swallow the next one by an open quote, comment or bracket. */
function fontOf(stack: string): string {
  const bare = stack.replaceAll(quoted, ' ');
  const isOpen = /["'[\]\\]/u.test(bare) || /[()]/u.test(bare.replaceAll(parenthesised, ''));
  if (isOpen || /[;{}<>]|\/\*/u.test(stack))
    throw new TypeError(`font must be a list of font families, not '${stack}'`);
  return stack;
}

/** Custom properties of a brand for all three themes. Text keeps AA contrast in light and dark, AAA in contrast. */
export function createTheme({
  accent,
  radius,
  font = {},
  density,
  lowContrast = 'correct',
  defaultProps,
}: ThemeOptions): CreatedTheme {
  const { scale = [], change } = accent !== undefined ? scaleOf(readAccent(accent), lowContrast === 'refuse') : {};
  const variables = Object.fromEntries([
    ...scale.map(([step, color]) => [`--ds-color-blue-${step}`, color]),
    ...(radius ? radiiOf(radius) : []),
    ...(['sans', 'mono'] as const).flatMap((kind) =>
      font[kind] === undefined ? [] : [[`--ds-type-font-${kind}`, fontOf(font[kind])]],
    ),
  ]) as CreatedTheme['variables'];
  return {
    variables,
    density,
    defaultProps,
    change,
    // Twice :root, because the style sheet of the tokens may come later.
    css: (selector = ':root:root') =>
      `${selector} {\n${Object.entries(variables)
        .map(([name, value]) => `  ${name}: ${value};\n`)
        .join('')}}\n`,
  };
}
