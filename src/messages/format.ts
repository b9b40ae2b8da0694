import { fillText } from '#design-system';

export const counted = (words: { one: string; many: string }, count: number): string =>
  count === 1 ? words.one : fillText(words.many, { count });

/** Between the facts of a line, which breaks after a dot and never before it. */
export const dot = '\u00A0· ';

export const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
