import { accentScale } from '#design-system/tokens/generated/brandScale.ts';
import { node, type Mutant } from '../mutant.ts';

const tokens = 'tokens/tokens.test.ts';
const generated = 'design-system/tokens/generated/tokens.css';

export const colours: readonly Mutant[] = [
  {
    name: 'other primary colour',
    file: generated,
    find: `--ds-color-blue-600: ${accentScale[600]}`,
    replace: `--ds-color-blue-600: ${accentScale[650]}`,
    caughtBy: node(tokens, 'hold the product colour exactly'),
  },
  {
    name: 'source that nothing was built from',
    file: 'design-system/tokens/source/semantic.light.json',
    find: '"hover": { "$value": "{color.gray.100}",',
    replace: '"hover": { "$value": "{color.gray.150}",',
    caughtBy: node(tokens, 'are what the committed files were built from'),
  },
  {
    name: 'pale muted text',
    file: generated,
    find: '--ds-text-muted: var(--ds-color-gray-600)',
    replace: '--ds-text-muted: var(--ds-color-gray-400)',
    caughtBy: node(tokens, 'in every pair of text and surface'),
  },
  {
    name: 'colour outside the tokens',
    file: 'design-system/components/Snackbar/Snackbar.styles.ts',
    find: 'color: var(--ds-text-strong);',
    replace: 'color: #191d23;',
    caughtBy: node(tokens, 'hold no literal colour'),
  },
];
