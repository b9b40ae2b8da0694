import { english, type English, type Translation } from '#design-system/locale/english.ts';
import { marketplaceEnglish, type MarketplaceEnglish } from '#design-system/marketplace/english.ts';

export type WholeEnglish = English & MarketplaceEnglish;
const wholeEnglish: WholeEnglish = { ...english, ...marketplaceEnglish };

type Table = { readonly [name: string]: string | Table };

/** Marks each text and keeps its places: `Page ${page}` becomes `⟦Page ${page}⟧`. */
const marked = (table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).map(([name, text]) => [name, typeof text === 'string' ? `⟦${text}⟧` : marked(text)]),
  );

export const pseudoTexts = marked(wholeEnglish) as Translation<WholeEnglish>;

const textsOf = (table: Table): string[] =>
  Object.values(table).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Patterns of the English texts with words; numbers and names fill their places. */
export const englishPatterns = textsOf(wholeEnglish)
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
