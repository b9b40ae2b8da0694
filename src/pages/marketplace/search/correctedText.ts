import type { StreamPage } from '#contract/types.ts';

type Corrected = NonNullable<NonNullable<StreamPage['reading']>['corrected']>;

/** The text with its misspelt words replaced. These hold letters only. */
export const correctedText = (text: string, corrected: Corrected): string =>
  corrected.reduce((now, { from, to }) => now.replace(new RegExp(from, 'iu'), to), text);
