import { english, type LocaleTexts } from '#design-system/locale/english.ts';

type Table = { readonly [name: string]: string | Table };

/** Marks each text and keeps its places: `Page ${page}` becomes `⟦Page ${page}⟧`. */
const marked = (table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).map(([name, text]) => [name, typeof text === 'string' ? `⟦${text}⟧` : marked(text)]),
  );

export const pseudoTexts = marked(english) as LocaleTexts;

const textsOf = (table: Table): string[] =>
  Object.values(table).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Patterns of the English texts with words; numbers and names fill their places. */
export const englishPatterns = textsOf(english)
  .filter((text) => /\p{L}{2}/u.test(text.replaceAll(/\$\{\w+\}/gu, '')))
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\$\{\w+\}/u)
          .map(escaped)
          .join('.+')}$`,
        'u',
      ),
  );
