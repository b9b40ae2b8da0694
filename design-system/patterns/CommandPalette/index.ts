export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { Command, CommandGroup } from './commands.ts';
export { useCommandKey } from './useCommandKey.ts';
