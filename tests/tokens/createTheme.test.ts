import { describe, expect, it } from 'vitest';
import { createTheme } from '#design-system/theme/createTheme.ts';
import { accentScale, radiusScale } from '#design-system/tokens/generated/brandScale.ts';
import { themes } from '#design-system/tokens/generated/tokens.ts';
import { edgePairs, textPairs } from '#design-system/tokens/pairs.ts';
import { colour, contrast } from './readTokens.ts';

const brands = ['#00aa77', '#e4002b', '#ffd400', '#7c3aed', '#ff6600', '#0b0b0b', '#ffffff', '#808080', '#001a33'];

/** Colours of a linear congruential generator: the same on every run. */
function manyColours(count: number): string[] {
  let state = 20;
  return Array.from({ length: count }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return `#${Math.floor(state / 256)
      .toString(16)
      .padStart(6, '0')}`;
  });
}

describe('createTheme', () => {
  it('keeps every pair of text and surface readable for any accent', () => {
    const weak: string[] = [];
    for (const accent of [...brands, ...manyColours(400)]) {
      const { variables } = createTheme({ accent });
      for (const theme of themes) {
        const ratio = ([one, other]: readonly [string, string]) =>
          contrast(colour(theme, one, variables), colour(theme, other, variables));
        const least = theme === 'contrast' ? 7 : 4.5;
        weak.push(
          ...textPairs.filter((pair) => ratio(pair) < least).map((pair) => `${accent} ${theme} ${pair.join(' on ')}`),
          ...edgePairs.filter((pair) => ratio(pair) < 3).map((pair) => `${accent} ${theme} ${pair.join(' beside ')}`),
        );
      }
    }
    expect(weak).toEqual([]);
  });

  it('keeps the hue of the brand in every saturated step', () => {
    const steps = Object.entries(createTheme({ accent: '#e4002b' }).variables);
    const saturated = steps.filter(([name]) => /-(?:400|500|600|650|700|800)$/u.test(name));
    expect(saturated).toHaveLength(6);
    for (const [, color] of saturated) {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      expect(red).toBeGreaterThan(Math.max(green, blue));
    }
  });

  it('gives fill, hover and press different colours for any accent', () => {
    const same = [...brands, ...manyColours(200)].filter((accent) => {
      const { variables } = createTheme({ accent });
      return new Set([600, 700, 800].map((step) => variables[`--ds-color-blue-${step}`])).size < 3;
    });
    expect(same).toEqual([]);
  });

  it('uses a brand colour with enough contrast exactly', () => {
    const accent = accentScale[600];
    const theme = createTheme({ accent });
    expect(theme.change).toBeUndefined();
    expect(theme.variables['--ds-color-blue-600']).toBe(accent);
    for (const [step, hex] of Object.entries(accentScale)) {
      expect(contrast(theme.variables[`--ds-color-blue-${Number(step)}`] ?? '', hex)).toBeLessThan(1.06);
    }
  });

  it('corrects an accent without enough contrast and warns', () => {
    const { change, variables } = createTheme({ accent: '#0a7' });
    expect(change).toEqual({
      given: '#0a7',
      used: variables['--ds-color-blue-600'],
      reason: 'White text on #0a7 has a contrast of 2.99:1, below 4.5:1',
    });
    expect(contrast(change?.used ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(createTheme({ accent: '#000' }).change?.reason).toBe(
      '#000 is too dark to differ from the surfaces of the dark theme',
    );
  });

  it('refuses it on request, with the nearest colour that works', () => {
    const { change } = createTheme({ accent: '#0a7' });
    expect(() => createTheme({ accent: '#0a7', lowContrast: 'refuse' })).toThrow(
      `White text on #0a7 has a contrast of 2.99:1, below 4.5:1. The nearest colour that works is ${change?.used}`,
    );
    expect(() => createTheme({ accent: change?.used ?? '', lowContrast: 'refuse' })).not.toThrow();
  });

  it.each(['teal', '#12', '#12345g', '', 'url(x)', '#00aa7788'])('rejects the accent %j by name', (accent) => {
    expect(() => createTheme({ accent })).toThrow(
      `accent must be # and three or six hexadecimal digits, not '${accent}'`,
    );
  });

  it('rounds corners and sets fonts', () => {
    const { variables } = createTheme({ radius: 'none', font: { sans: 'Georgia, serif' } });
    expect(variables).toEqual({
      '--ds-radius-large': '0rem',
      '--ds-radius-medium': '0rem',
      '--ds-radius-small': '0rem',
      '--ds-radius-xlarge': '0rem',
      '--ds-type-font-sans': 'Georgia, serif',
    });
    const rounder = createTheme({ radius: 'large' }).variables['--ds-radius-medium'] ?? '';
    expect(Number.parseFloat(rounder)).toBeCloseTo(Number.parseFloat(radiusScale.medium) * 1.6, 3);
    expect(rounder).toMatch(/^[\d.]+rem$/u);
  });

  it.each([
    'x; } body { display: none',
    'x /* y',
    '"x',
    "Bob's",
    '"x\\"',
    '"x\n"',
    'x\\',
    'var(--x',
    'var(--x, "y)")) z',
    'x[',
  ])('lets the font %j neither end its declaration nor swallow the next', (sans) => {
    expect(() => createTheme({ font: { sans } })).toThrow('font must be a list');
  });

  it.each([`'Bob\\'s (new)', "It's", serif`, 'var(--font-a, var(--font-b)), serif'])('takes the font %j', (sans) => {
    expect(createTheme({ font: { sans } }).variables).toEqual({ '--ds-type-font-sans': sans });
  });

  it('writes a rule that outranks the style sheet of the tokens', () => {
    const theme = createTheme({ font: { mono: 'Courier' } });
    expect(theme.css()).toBe(':root:root {\n  --ds-type-font-mono: Courier;\n}\n');
    expect(theme.css('.brand')).toMatch(/^\.brand \{/u);
  });
});
