import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withAccent } from '#design-system/generator/accent.ts';
import { createTheme } from '#design-system/theme/createTheme.ts';
import { flatten, type TokenTree } from '#design-system/tokens/sources.ts';

const primitives = readFileSync(new URL('../../design-system/tokens/source/primitive.json', import.meta.url), 'utf8');
const read = (text: string) =>
  flatten(JSON.parse(text) as TokenTree).map(({ path, value }) => ({
    path,
    ...(value as { hex: string; components: readonly number[] }),
  }));

it.each(['#7c3aed', '#c13'])('writes every step of %s into the source, and no other colour', (accent) => {
  const { variables } = createTheme({ accent });
  const before = read(primitives);
  const after = read(withAccent(primitives, accent));
  expect(after.map(({ path }) => path)).toEqual(before.map(({ path }) => path));
  for (const [index, { path, hex, components }] of after.entries()) {
    const step = /^color\.blue\.(\d+)$/u.exec(path)?.[1];
    const wanted = step ? variables[`--ds-color-blue-${Number(step)}`] : before[index]?.hex;
    expect(hex).toBe(wanted === '#c13' ? '#cc1133' : wanted);
    const channels = components.map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    expect(`#${channels.join('')}`).toBe(hex);
  }
});

it('refuses an accent without enough contrast, and names the nearest', () => {
  expect(() => withAccent(primitives, '#ffd400')).toThrow(/below 4.5:1.*nearest colour that works is #/u);
  expect(() => withAccent(primitives, 'violet')).toThrow(/hexadecimal/u);
});
