import type { FileReading } from '#contract/types.ts';

const longest = 128;

// oxlint-disable-next-line no-control-regex -- names are shown in one line
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu;

const clean = (name: string) =>
  Array.from(name.toWellFormed().replaceAll(controls, ' ').trim().replaceAll(/ {2,}/gu, ' '))
    .slice(0, longest)
    .join('')
    .trim();

/**
 * THE rule for names of columns. Control characters are blanks. A column without a name is `column_N`, by its place from 1.
 * A repeated name gets `_2`, `_3`; upper and lower case are alike, as in DuckDB.
 */
export function columnNames(names: readonly string[]): string[] {
  const given = names.map((name) => clean(name));
  const taken = new Set<string>();
  const next = new Map<string, number>();
  // Names of the source come first, so that a made name never takes one of them.
  const reserved = new Set(given.map((name) => name.toLowerCase()));
  return given.map((name, place) => {
    const wanted = name === '' ? `column_${place + 1}` : name;
    const isFree = (text: string, own: boolean) =>
      !taken.has(text.toLowerCase()) && (own || !reserved.has(text.toLowerCase()));
    let unique = wanted;
    let count = next.get(wanted.toLowerCase()) ?? 2;
    for (; !isFree(unique, unique === name); count += 1) unique = `${wanted}_${count}`;
    next.set(wanted.toLowerCase(), count);
    taken.add(unique.toLowerCase());
    return unique;
  });
}

export function renamedNotes(written: readonly string[], names: readonly string[]): FileReading['notes'] {
  const count = names.filter((name, at) => written[at] !== '' && name !== written[at]).length;
  return count > 0 ? [{ code: 'renamed', count, lines: [] }] : [];
}
