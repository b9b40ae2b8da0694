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

export const browserLocale = () => nameOf(new Intl.DateTimeFormat().resolvedOptions().locale);

export const localeOptions = () => offered.map((value) => ({ value, label: nameOf(value) }));

export const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const timeZoneOptions = () =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
