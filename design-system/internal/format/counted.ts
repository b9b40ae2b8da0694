import { fillText } from './fillText.ts';
import { numberFormat, pluralOf } from './formats.ts';

/** Text per plural category. Categories that the text omits fall back to `many`. */
export type CountedText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { many: string }>;

export const counted = (text: CountedText, count: number) =>
  fillText(text[pluralOf(count)] ?? text.many, { count: numberFormat().format(count) });
