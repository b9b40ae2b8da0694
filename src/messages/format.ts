import { numberFormat } from '#design-system';

type PlaceOf<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceOf<Rest> : never;

/** One value for each `{place}` of a template. */
export type Parts<T extends string> = Record<PlaceOf<T>, string | number>;

export const format = <T extends string>(template: T, parts: Parts<T>): string => fill(template, parts);

/** As `format`, where the template is only known at run time. */
export const fill = (template: string, parts: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const part = parts[name] ?? place;
    return typeof part === 'number' ? numberFormat().format(part) : part;
  });

export const counted = (words: { one: string; many: string }, count: number): string =>
  count === 1 ? words.one : fill(words.many, { count });

/** Between the facts of a line, which breaks after a dot and never before it. */
export const dot = '\u00A0· ';

export const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
