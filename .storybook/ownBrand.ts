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

const codePattern = /^([0-9a-fA-F]{6})-(\w+)-([a-zA-Z0-9 ]{1,40})$/u;

/** Encodes the brand for the address, where Storybook allows letters, digits, spaces and hyphens. */
export const codeOf = ({ accent, radius, font }: OwnBrand): string => `${accent.slice(1)}-${radius}-${font}`;

/** Parses the code of `codeOf`; undefined for the name of a fixed brand. */
export function ownBrandOf(code: string): OwnBrand | undefined {
  const [, accent, name, font] = codePattern.exec(code) ?? [];
  const radius = radii.find((one) => one === name);
  if (!accent || !radius || !font) return undefined;
  return { accent: `#${accent.toLowerCase()}`, radius, font };
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
