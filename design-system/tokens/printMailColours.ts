import { colourOf } from './sources.ts';

const names = {
  page: 'surface-page',
  card: 'surface-raised',
  edge: 'edge-subtle',
  text: 'text-strong',
  muted: 'text-muted',
  fill: 'accent-fill',
  onFill: 'accent-on-fill',
  link: 'accent-text',
} as const;

const themes = ['light', 'dark'] as const;

/** Colours of mails as hexadecimal text, by theme. */
export function printMailColours(): string {
  const rows = themes.map((theme) => {
    const cells = Object.entries(names).map(([name, token]) => {
      const colour = colourOf(theme, token);
      if (!colour) throw new Error(`No colour of ${theme} is called ${token}`);
      return `${name}: '${colour.hex}'`;
    });
    return `  ${theme}: {\n    ${cells.join(',\n    ')},\n  },\n`;
  });
  return `/* Generated from design-system/tokens/source by \`npm run tokens\`. Do not edit. */\n\nexport const colours = {\n${rows.join('')}} as const;\n`;
}
