import { numberFormat } from './formats.ts';

type PlaceOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceOf<Rest> : never;

/** One value for each `{place}` of a text. A text that is only known at run time takes any. */
export type TextParts<Text extends string> = {
  readonly [Place in [PlaceOf<Text>] extends [never] ? string : PlaceOf<Text>]: string | number;
};

/** Fills the `{places}` of a text. Numbers are written in the chosen locale. */
export const fillText = <Text extends string>(text: Text, parts: TextParts<Text>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const part = (parts as TextParts<string>)[name] ?? place;
    return typeof part === 'number' ? numberFormat().format(part) : part;
  });
