import { tokens } from './generated/tokens.ts';

const tones = ['accent', 'neutral', 'success', 'warning', 'danger'];
const filled = ['accent', 'neutral', 'danger'];
export const surfaces = Object.keys(tokens).filter((name) => name.startsWith('surface-') && name !== 'surface-inverse');
const texts = ['text-strong', 'text-muted', ...tones.map((tone) => `${tone}-text`)];

/** Every text and the surfaces on which it may stand. */
export const textPairs = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...tones.flatMap((tone) =>
    [`${tone}-tint`, `${tone}-tint-hover`].flatMap((surface) =>
      [`${tone}-text`, 'text-strong', 'text-muted'].map((text) => [text, surface] as const),
    ),
  ),
  ...filled.flatMap((tone) =>
    ['fill', 'fill-hover', 'fill-pressed'].map((fill) => [`${tone}-on-fill`, `${tone}-${fill}`] as const),
  ),
  ['text-inverse', 'surface-inverse'] as const,
];

const categories = Object.keys(tokens).filter((name) => name.startsWith('category-'));

export const edgePairs = ['edge-control', 'focus-ring', ...tones.map((tone) => `${tone}-mark`), ...categories].flatMap(
  (edge) => surfaces.map((surface) => [edge, surface] as const),
);
