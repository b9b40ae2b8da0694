import type { Faq, FaqGroup } from '../../messages/faqs/index.ts';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const wordsIn = (query: string): string[] =>
  plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const textOf = ({ question, answer, keywords = '' }: Faq) => plain([question, ...answer, keywords].join(' '));

export function matching(groups: readonly FaqGroup[], words: readonly string[]): FaqGroup[] {
  const fits = (faq: Faq) => words.every((word) => textOf(faq).includes(word));
  return groups.map(({ name, faqs }) => ({ name, faqs: faqs.filter(fits) })).filter(({ faqs }) => faqs.length > 0);
}

export function nearest(groups: readonly FaqGroup[], words: readonly string[], most = 3): Faq[] {
  // Matches stems: typing errors are mostly at the end of a word.
  const stems = words.filter((word) => word.length > 2).map((word) => word.slice(0, 4));
  return groups
    .flatMap(({ faqs }) => faqs)
    .map((faq) => ({ faq, hits: stems.filter((stem) => textOf(faq).includes(stem)).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, most)
    .map(({ faq }) => faq);
}

export interface Piece {
  at: number;
  text: string;
  hit: boolean;
}

export function marked(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ at: 0, text, hit: false }];
  const lower = text.toLowerCase();
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const next = words
      .map((word) => ({ word, at: lower.indexOf(word, from) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at || other.word.length - one.word.length)[0];
    if (!next) break;
    if (next.at > from) pieces.push({ at: from, text: text.slice(from, next.at), hit: false });
    from = next.at + next.word.length;
    pieces.push({ at: next.at, text: text.slice(next.at, from), hit: true });
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from), hit: false });
  return pieces;
}
