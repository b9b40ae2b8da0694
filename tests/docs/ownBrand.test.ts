// Brands made in Storybook: their address, their files, and the screens of each part.
import { expect, it } from 'vitest';
import { createTheme } from '#design-system/theme/createTheme.ts';
import { flatten } from '#design-system/tokens/sources.ts';
import { codeOf, optionsOf, ownBrandOf } from '../../.storybook/ownBrand.ts';
import { usedIn } from '../../.storybook/usedIn.ts';
import { lowestOf } from '../../stories/start/brand/brandContrast.ts';
import { brandTokens } from '../../stories/start/brand/brandTokens.ts';

const own = { accent: '#00aa77', radius: 'large', font: 'Times New Roman' } as const;

it('encodes a brand for an address that Storybook accepts, and parses it', () => {
  expect(codeOf(own)).toMatch(/^[\w -]+$/u);
  expect(ownBrandOf(codeOf(own))).toEqual(own);
  expect(
    ['Forest', '00aa77', '00aa77-round-Inter', '00aa77-Large-Inter', '00aa77-large-Inter;x'].map(ownBrandOf),
  ).toEqual(Array.from({ length: 5 }, () => undefined));
});

it('leaves defaults out of the options', () => {
  expect(optionsOf({ accent: '#0000ff', radius: 'medium', font: 'Inter' })).toEqual({ accent: '#0000ff' });
  expect(optionsOf(own).font).toEqual({ sans: '"Times New Roman", serif' });
});

it('puts the colours, corners and font of a brand into the tokens, and leaves the others', () => {
  const brand = createTheme(optionsOf(own));
  const valueOf = (tokens: object, wanted: string) =>
    flatten({ ...tokens }).find(({ path }) => path === wanted)?.value as Record<string, unknown> | undefined;
  const tokens = brandTokens('light', 'comfortable', brand);
  expect(valueOf(tokens, 'color.blue.600')?.['hex']).toBe(brand.variables['--ds-color-blue-600']);
  expect(valueOf(tokens, 'radius.large')).toEqual({ value: 1, unit: 'rem' });
  expect(valueOf(tokens, 'type.font.sans')).toEqual(['Times New Roman', 'serif']);
  expect(valueOf(tokens, 'color.gray.0')?.['hex']).toBe('#ffffff');
});

it('keeps every text of a corrected brand readable', () => {
  const { variables } = createTheme({ accent: '#ffd400' });
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    const { ratio, wanted } = lowestOf(theme, variables);
    expect(ratio).toBeGreaterThanOrEqual(wanted);
  }
});

it('names the screens of a part: directly, inside other parts, or in the frame', () => {
  const parts = ['OfferDialog', 'Calendar', 'AppShell', 'ScrollArea', 'Dialog', 'Flow', 'Snackbar', 'Rating'];
  const screens = usedIn(parts);
  const titles = (part: string, isDirect: boolean) =>
    screens.get(part)?.flatMap((screen) => (screen.isDirect === isDirect ? [screen.title] : []));
  expect(titles('OfferDialog', true)).toEqual(expect.arrayContaining(['Product', 'Offers']));
  expect(titles('Calendar', false)).toContain('Marketplace');
  expect(screens.get('AppShell')?.map(({ name }) => name)).toEqual(['frame']);
  expect(screens.get('ScrollArea')).toEqual([]);
  // A file of Dialog that Drawer imports is no Dialog, and a file of all charts no Flow.
  expect(titles('Dialog', false)).not.toContain('Sign in');
  expect(titles('Flow', false)).toEqual([]);
  expect(titles('Snackbar', true)).toContain('Questions and answers');
  expect(screens.get('Rating')).toEqual([]);
});
