// Writes the accent of the token source in every step, by the computation of createTheme: npm run accent -- COLOUR.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { createTheme } from '../theme/createTheme.ts';

const source = new URL('../tokens/source/primitive.json', import.meta.url);

/** Value of the token format for a colour, #rrggbb. */
function valueOf(hex: string): string {
  const components = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return Number.isInteger(share) ? share.toFixed(1) : String(Number(share.toFixed(6)));
  });
  return `{ "colorSpace": "srgb", "components": [${components.join(', ')}], "hex": "${hex}" }`;
}

/** The primitive tokens with the steps of a brand. Refuses an accent without enough contrast, and names the nearest. */
export function withAccent(primitives: string, accent: string): string {
  const { variables } = createTheme({ accent, lowContrast: 'refuse' });
  const hexByStep = new Map(Object.entries(variables).map(([name, hex]) => [name.split('-').at(-1), hex]));
  return primitives.replace(/"blue": \{.*?\n {4}\}/su, (scale) =>
    scale.replaceAll(/("(\d+)": \{ "\$value": )\{.*?\}/gu, (_, start: string, step: string) => {
      const hex = hexByStep.get(step);
      if (!hex) throw new Error(`createTheme gives no step ${step}`);
      // The format knows no short form, which `accent` may have.
      return start + valueOf(hex.length === 4 ? hex.replaceAll(/[\da-f]/gu, '$&$&') : hex);
    }),
  );
}

if (import.meta.main) {
  try {
    const [, , accent = ''] = process.argv;
    writeFileSync(source, withAccent(readFileSync(source, 'utf8'), accent));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
