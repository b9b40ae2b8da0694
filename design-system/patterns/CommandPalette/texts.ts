import type { Texts } from '../../internal/locale/LocaleContext.ts';

export const paletteTexts = {
  title: 'Search or run a command',
  placeholder: 'Search products, people, screens and actions',
  list: 'Commands',
  recent: 'Recent',
  empty: 'Nothing matches',
  loading: 'Searching …',
  close: 'Close',
  inside: 'Commands for {name}',
  back: 'Back to all commands',
  choose: 'Select a command.',
  help: '↑ ↓ to move, right arrow for more, Enter to run, Esc to close, ? for shortcuts',
} as const;

export interface PaletteTexts extends Texts<typeof paletteTexts> {}
