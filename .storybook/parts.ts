import entries from 'virtual:entries';

export const entryOf = (name: string): string | undefined => entries[name];
