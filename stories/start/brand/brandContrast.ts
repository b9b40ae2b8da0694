import { contrastOf } from '#design-system/theme/oklch.ts';
import type { CreatedTheme } from '#design-system/theme/createTheme.ts';
import type { Theme } from '#design-system/tokens/generated/tokens.ts';
import { textPairs } from '#design-system/tokens/pairs.ts';
import { colourOf, flatten, nameOf, referenceOf, themeSources } from '#design-system/tokens/sources.ts';

/** Contrast that every text has: WCAG 2.2, level AA in light and dark, AAA in contrast. */
const wantedIn: Readonly<Record<Theme, number>> = { light: 4.5, dark: 4.5, contrast: 7 };

/** Lowest contrast of a text with a surface that it may stand on, in the colours of a brand. */
export function lowestOf(theme: Theme, variables: CreatedTheme['variables']) {
  const references = new Map(
    flatten(themeSources[theme]).map(({ path, value }) => [nameOf(path), referenceOf(value) ?? '']),
  );
  const hexOf = (name: string) => variables[`--ds-${nameOf(references.get(name) ?? '')}`] ?? colourOf(theme, name)?.hex;
  const ratios = textPairs.flatMap(([text, surface]) => {
    const [front, behind] = [hexOf(text), hexOf(surface)];
    return front && behind ? [contrastOf(front, behind)] : [];
  });
  return { ratio: Math.min(...ratios), wanted: wantedIn[theme] };
}
