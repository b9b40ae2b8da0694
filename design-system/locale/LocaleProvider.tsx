import { useContext, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { RegionContext } from '../internal/dom/RegionContext.ts';
import { followLocale } from '../internal/format/formats.ts';
import { LocaleContext, type Direction, type LocaleValue } from '../internal/locale/LocaleContext.ts';
import type { English, Translation } from './english.ts';

/** `Table` is the type of the English texts to translate, e.g. `English & MarketplaceEnglish`. */
export interface LocaleProviderProps<Table = English> {
  /** Language tag (BCP 47) of texts, dates, numbers and plural forms. */
  locale?: string;
  /** Reading direction. Default: that of the language. */
  dir?: Direction;
  /** Translations by section; missing ones stay English. */
  texts?: Translation<NoInfer<Table>>;
  children: ReactNode;
}

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

const directionOf = (locale: string): Direction =>
  rightToLeft.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';

const Region = styled.div`
  display: contents;
`;

/** Language and direction of all parts inside. Put the same `lang` and `dir` on the document element. */
export function LocaleProvider<Table = English>({ locale, dir, texts, children }: LocaleProviderProps<Table>) {
  const outer = useContext(LocaleContext);
  const value = useMemo((): LocaleValue => {
    const ownDir = dir ?? (locale === undefined ? undefined : directionOf(locale));
    return {
      locale: locale ?? outer.locale,
      dir: ownDir ?? outer.dir,
      texts: { ...outer.texts, ...texts },
    };
  }, [outer, locale, dir, texts]);
  const around = useContext(RegionContext);
  const region = useMemo(
    () => ({
      ...around,
      ...(value.locale !== undefined && { lang: value.locale }),
      ...(value.dir && { dir: value.dir }),
    }),
    [around, value],
  );
  // Formats belong to the whole page: those of the outermost provider apply.
  if (locale !== undefined && outer.locale === undefined) followLocale(locale);
  return (
    <LocaleContext.Provider value={value}>
      <RegionContext.Provider value={region}>
        <Region lang={value.locale} dir={value.dir} data-component="LocaleProvider">
          {children}
        </Region>
      </RegionContext.Provider>
    </LocaleContext.Provider>
  );
}
