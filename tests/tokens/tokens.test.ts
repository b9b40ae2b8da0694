import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { primaryColour } from '#tests/conformance/specification.ts';
import { buildTokens } from '#design-system/tokens/build.ts';
import { themes, tokens } from '#design-system/tokens/generated/tokens.ts';
import { edgePairs, surfaces, textPairs } from '#design-system/tokens/pairs.ts';
import { colour, contrast, themeBlocks } from './readTokens.ts';

const names = [...themeBlocks.light.keys()];

describe('token sources', () => {
  it('give every semantic name to every theme', () => {
    for (const theme of themes) expect([...themeBlocks[theme].keys()]).toEqual(names);
  });

  it('are what the committed files were built from', async () => {
    const files = await buildTokens();
    for (const [name, text] of Object.entries(files)) {
      expect(readFileSync(new URL(`../../design-system/tokens/generated/${name}`, import.meta.url), 'utf8')).toBe(text);
    }
  });

  it('hold the product colour exactly as the light accent fill, apart from the accent text', () => {
    expect(colour('light', 'accent-fill').toUpperCase()).toBe(primaryColour.toUpperCase());
    expect(themeBlocks.light.get('accent-text')).not.toBe(themeBlocks.light.get('accent-fill'));
  });
});

describe.each(themes)('the theme %s', (theme) => {
  const least = theme === 'contrast' ? 7 : 4.5;

  it(`reads at ${least}:1 or more in every pair of text and surface`, () => {
    const weak = textPairs.filter(([text, surface]) => contrast(colour(theme, text), colour(theme, surface)) < least);
    expect(textPairs.length).toBeGreaterThan(80);
    expect(weak).toEqual([]);
  });

  it('shows every control edge and mark at 3:1 or more', () => {
    const weak = edgePairs.filter(([edge, surface]) => contrast(colour(theme, edge), colour(theme, surface)) < 3);
    expect(weak).toEqual([]);
  });
});

it('in contrast, what floats has an edge that shows on every surface', () => {
  const weak = surfaces.filter(
    (surface) => contrast(colour('contrast', 'shadow-rim'), colour('contrast', surface)) < 3,
  );
  expect(weak).toEqual([]);
});

describe('styles', () => {
  const folder = new URL('../../design-system/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|tsx|css)$/.test(name) && !name.startsWith('tokens'),
  );
  const uses = files.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/--ds-([\w-]+)/g)].map(([, token = '']) => ({
      name,
      token,
    })),
  );

  it('name no primitive', () => {
    // A brand replaces the primitives of the accent; nothing else may name one.
    const styles = uses.filter(({ name }) => name !== 'theme/createTheme.ts');
    expect(styles.filter(({ token }) => token.startsWith('color-'))).toEqual([]);
  });

  it('name only tokens that exist', () => {
    expect(uses.length).toBeGreaterThan(100);
    expect(uses.filter(({ token }) => !token.endsWith('-') && !(token in tokens))).toEqual([]);
  });

  it('hold no literal colour', () => {
    const literal = files.filter((name) =>
      /#[\da-f]{3,8}\b(?=[;,\s)])|rgba?\(|hsla?\(/i.test(readFileSync(new URL(name, folder), 'utf8')),
    );
    expect(literal).toEqual([]);
  });
});
