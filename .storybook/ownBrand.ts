import type { ThemeOptions } from '../design-system/theme/createTheme.ts';

/** A brand made in Storybook. Theme and density are settings of the toolbar. */
export interface OwnBrand {
  /** # and six hexadecimal digits. */
  accent: string;
  radius: NonNullable<ThemeOptions['radius']>;
  /** First family of the texts. */
  font: string;
}

export const radii = ['none', 'small', 'medium', 'large'] as const;
export const standardFont = 'Inter';
export const standardOwn: OwnBrand = { accent: '#005aff', radius: 'medium', font: standardFont };

const form = /^([0-9a-f]{6})-(none|small|medium|large)-([a-z0-9 ]{1,40})$/iu;

/** The brand as one word: Storybook takes letters, digits, spaces and hyphens from an address. */
export const codeOf = ({ accent, radius, font }: OwnBrand): string => `${accent.slice(1)}-${radius}-${font}`;

/** Brand of a word; undefined for the name of a fixed brand. */
export function ownBrandOf(code: string): OwnBrand | undefined {
  const [, accent, radius, font] = form.exec(code) ?? [];
  if (!accent || !font) return undefined;
  return { accent: `#${accent.toLowerCase()}`, radius: radius as OwnBrand['radius'], font };
}

const serifs = new Set(['Georgia', 'Times New Roman']);

/** Options of `createTheme`, without what is the default. */
export function optionsOf({ accent, radius, font }: OwnBrand): ThemeOptions {
  const rest = serifs.has(font) ? 'serif' : font === 'Courier New' ? 'monospace' : 'sans-serif';
  const family = font.includes(' ') ? `"${font}"` : font;
  return {
    accent,
    ...(radius !== standardOwn.radius && { radius }),
    ...(font !== standardFont && { font: { sans: `${family}, ${rest}` } }),
  };
}
