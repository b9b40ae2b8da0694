import { contrastOf } from '#design-system/theme/oklch.ts';
import type { Theme } from '#design-system/tokens/generated/tokens.ts';
import { edgePairs, textPairs } from '#design-system/tokens/pairs.ts';
import { colourOf } from '#design-system/tokens/sources.ts';

/** Lowest contrast of a text, edge or mark with the surfaces it may stand on; undefined for other tokens. */
export function lowestContrast(theme: Theme, name: string): number | undefined {
  const colour = colourOf(theme, name);
  const ratios = [...textPairs, ...edgePairs].flatMap(([front, back]) => {
    const behind = front === name ? colourOf(theme, back) : undefined;
    return colour && behind ? [contrastOf(colour.hex, behind.hex)] : [];
  });
  return ratios.length > 0 ? Math.min(...ratios) : undefined;
}
