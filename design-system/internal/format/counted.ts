import { fillText } from './fillText.ts';
import { numberFormat, pluralOf } from './formats.ts';

/** A text by plural category. `many` applies to each category that the language does not list. */
export type CountedText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { many: string }>;

export const counted = (text: CountedText, count: number) =>
  fillText(text[pluralOf(count)] ?? text.many, { count: numberFormat().format(count) });
