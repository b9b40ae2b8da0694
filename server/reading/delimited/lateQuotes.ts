import type { ReadingChoice } from '#contract/types.ts';
import { plainDialect, type Dialect } from './dialect.ts';

/** A quote inside a quoted cell, written with a backslash, and written twice. */
const forms = (sign: string) => {
  const quote = sign.replace(/[\\^\]$.*+?()[{}|/-]/u, String.raw`\$&`);
  return {
    escaped: new RegExp(`[^${quote},;|\\t\\r\\n]\\\\${quote}[^,;|\\t\\r\\n]`, 'u'),
    doubled: new RegExp(`[^${quote},;|\\t\\r\\n]${quote}${quote}`, 'u'),
  };
};

/** Quotes that come behind the part by which the dialect was found. */
export function withLateQuotes(dialect: Dialect, texts: readonly string[], choice: ReadingChoice): Dialect {
  const { quote, escape } = plainDialect;
  const isPlain = dialect.quote === '' && choice.quote === undefined;
  const quoted = isPlain ? { ...dialect, quote, escape } : dialect;
  if (quoted.escape !== quoted.quote || quoted.quote === '' || choice.escape !== undefined) return quoted;
  // A search for a text is many times as fast as one for a pattern.
  const perhaps = texts.filter((text) => text.includes(`\\${quoted.quote}`));
  if (perhaps.length === 0) return quoted;
  const { escaped, doubled } = forms(quoted.quote);
  const isEscaped = perhaps.some((text) => escaped.test(text)) && !texts.some((text) => doubled.test(text));
  return isEscaped ? { ...quoted, escape: '\\' } : quoted;
}
