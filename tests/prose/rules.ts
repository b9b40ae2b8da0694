// The writing rules that a program can check. The words and their replacements: stories/guides/writing.mdx.

/** Kinds of text, each with its own rules. `interface`: a name in the browser's code. */
export type Kind = 'comment' | 'title' | 'screen' | 'page' | 'name' | 'interface';

export interface Passage {
  kind: Kind;
  file: string;
  line: number;
  text: string;
}

export interface Finding extends Passage {
  rule: string;
}

interface Rule {
  name: string;
  kinds: readonly Kind[];
  /** The part of the text that breaks the rule. */
  find: (text: string) => string | undefined;
}

const first = (pattern: RegExp) => (text: string) => pattern.exec(text)?.[0];

const openings = /^(What|Whether|Who|Whoever|Whatever|Whose|How|Words of)\b/u;

const banned = new RegExp(
  String.raw`\b(told|heeds?|heeded|anew|by itself|by themselves|of its own|of their own|somebody|nobody|whoever|meanwhile|mend|mends|mended|wishes for|in good time|gives back|comes? to be|stands for itself|so to speak|thereby|no matter of|parted by|not a few|as it were)\b`,
  'iu',
);

/** Verbs of posture used for "is": "the reason stands in the header", "the file lies in the folder". */
const postures = /\b(stands|stood|lies|lay) (in|on|at|there|here|under|below|above|beside|between|where|for)\b/iu;

/** Names that the glossary replaces. */
const formerNames =
  /^(?:deed|wish|goods|manners|heed|told|standing|truth|operated|mend|matter)s?$|(?:Deed|Wish|Goods|Manners|Heed|Told|Standing|Truth|Operated|Mend|Matter)s?(?![a-z])|^Told/u;

/** Text of the interface is `messages`; the server has the words of a search. */
const interfaceWords = /^[a-z]\w*Words$/u;

/** Turns of phrase that a text of a product does not use, each with a plain one in the guide. */
const oddPhrases = /\b(not right|look at it again|not even an?|(have|is|are) .* already$)\b/iu;

/** Sentence that `npm run new` leaves to be written. */
const unfinished = /Say in one sentence what it is for/u;

type Sentences = Exclude<Kind, 'name' | 'interface'>;

const maxWords: Record<Sentences, number> = { comment: 25, title: 25, screen: 25, page: 30 };

const words = (sentence: string) => sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Splits at full stops, question marks, colons, semicolons and list items. A stop inside code or a number does not count. */
export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/`[^`]*`/gu, 'code')
    .replaceAll(/https?:\S+/gu, 'link')
    .split(/(?<=[.!?:;])\s+|\n\s*[-*|]\s|\n\n/u);

const longSentence = (kind: Sentences) => (text: string) =>
  sentencesOf(text).find((sentence) => words(sentence) > maxWords[kind]);

export const rules: readonly Rule[] = [
  { name: 'opens with a word that describes instead of naming', kinds: ['comment', 'title'], find: first(openings) },
  { name: 'banned word', kinds: ['comment', 'title', 'screen', 'page'], find: first(banned) },
  { name: '"stands" or "lies" for "is"', kinds: ['comment', 'title', 'screen', 'page'], find: first(postures) },
  { name: 'odd phrase', kinds: ['screen'], find: first(oddPhrases) },
  { name: 'unfinished page of npm run new', kinds: ['comment', 'page'], find: first(unfinished) },
  { name: 'name that the glossary replaces', kinds: ['name'], find: first(formerNames) },
  { name: 'name that the glossary replaces', kinds: ['interface'], find: first(interfaceWords) },
  ...(['comment', 'title', 'screen', 'page'] as const).map((kind) => ({
    name: `sentence over ${maxWords[kind]} words`,
    kinds: [kind],
    find: longSentence(kind),
  })),
];

export const findingsIn = (passage: Passage): Finding[] =>
  rules
    .filter(({ kinds }) => kinds.includes(passage.kind))
    .flatMap(({ name, find }) => {
      const part = find(passage.text);
      return part === undefined ? [] : [{ ...passage, rule: `${name}: ${part}` }];
    });
