import entries from 'virtual:entries';

/** Entry of the package that exports a part; undefined for other names. */
export const entryOf = (name: string): string | undefined => entries[name];
