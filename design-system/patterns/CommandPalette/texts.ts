export const paletteTexts = {
  title: 'Search or run a command',
  placeholder: 'Search products, people, screens and actions',
  list: 'Commands',
  recent: 'Recent',
  empty: 'Nothing matches',
  loading: 'Searching …',
  close: 'Close',
  help: '↑ ↓ to move, Enter to run, Esc to close, ? for shortcuts',
} as const;

export type PaletteTexts = Record<keyof typeof paletteTexts, string>;
