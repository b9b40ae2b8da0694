import { english, type English, type Translation } from '#design-system/locale/english.ts';
import { marketplaceEnglish, type MarketplaceEnglish } from '#design-system/marketplace/english.ts';

export type WholeEnglish = English & MarketplaceEnglish;
const wholeEnglish: WholeEnglish = { ...english, ...marketplaceEnglish };

type Table = { readonly [name: string]: string | Table };

/** Marks each text and keeps its places: `Page {page}` becomes `⟦Page {page}⟧`. */
const mark = (table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).map(([name, text]) => [name, typeof text === 'string' ? `⟦${text}⟧` : mark(text)]),
  );

export const pseudoTexts = mark(wholeEnglish) as Translation<WholeEnglish>;

const textsOf = (table: Table): string[] =>
  Object.values(table).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));

const places = /\{\w+\}/u;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Patterns of the English texts with words; numbers and names fill their places. */
export const englishPatterns = textsOf(wholeEnglish)
  .filter((text) => /\p{L}{2}/u.test(text.split(places).join(' ')))
  .map((text) => new RegExp(`^${text.split(places).map(escaped).join('.+')}$`, 'u'));
