/** Languages whose dates and numbers are offered; any other the browser already writes by itself. */
const offered = [
  'en-GB', 'en-US', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pt-PT', 'pt-BR', 'da-DK', 'nb-NO', 'sv-SE',
  'fi-FI', 'pl-PL', 'cs-CZ', 'hu-HU', 'el-GR', 'tr-TR', 'uk-UA', 'ar-EG', 'he-IL', 'hi-IN', 'zh-CN', 'ja-JP', 'ko-KR',
] as const; // prettier-ignore

const nameOf = (tag: string) => {
  try {
    return new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
};

/** The browser's own language tag and its name. */
export const browserLocale = () => nameOf(new Intl.DateTimeFormat().resolvedOptions().locale);

/** Choices of languages, each named in itself. */
export const localeOptions = () => offered.map((value) => ({ value, label: nameOf(value) }));

export const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Choices of time zones, as the browser knows them. */
export const timeZoneOptions = () =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
