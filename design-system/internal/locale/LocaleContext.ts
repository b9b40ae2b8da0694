import { createContext, useContext } from 'react';
import type { CountedText } from '../format/counted.ts';

export type Direction = 'ltr' | 'rtl';

/** Takes every translation, and keeps the English text so that `fillText` checks its places. */
type Translatable<English extends string> = English | (string & Record<never, never>);

export type Texts<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? Translatable<English[Name]>
    : English[Name] extends CountedText
      ? CountedText
      : Texts<English[Name]>;
};

export interface LocaleValue {
  locale?: string | undefined;
  dir?: Direction | undefined;
  /** Translations by section; missing ones stay English. */
  texts?: Readonly<Record<string, object | undefined>> | undefined;
}

export const LocaleContext = createContext<LocaleValue>({});

/** The English table stays beside its part, so that an app loads only what it shows. */
export function useTexts<English extends object>(section: string, english: English): Texts<English> {
  const translated = useContext(LocaleContext).texts?.[section];
  return (translated ? { ...english, ...translated } : english) as Texts<English>;
}
