// Finds the questions that match typed words. Pure.
import { fieldText } from '../rows/shownText.ts';
import { inTurn, type Question } from './questionRules.ts';

export interface Match {
  readonly questions: readonly Question[];
  /** Typed words that no shown question uses. */
  readonly unused: readonly string[];
}

const fillers = new Set(
  'a an the of in on at to for and or is are was were do does did be has have had it its this that there what which who how when where show me find give tell please can could may might with from i we my our about value values data'.split(
    ' ',
  ),
);

const endings = [/ies$/u, /(?:ly|s|ed|ing)$/u] as const;
const stem = (word: string) =>
  word.length > 4 ? endings.reduce((rest, ending) => rest.replace(ending, ''), word) : word;
/** Synonyms by stem. */
const synonyms: Readonly<Record<string, string>> = {
  dai: 'day',
  weekly: 'week',
  month: 'month',
  annual: 'year',
  maximum: 'highest',
  max: 'highest',
  avg: 'average',
  biggest: 'highest',
  high: 'highest',
};

export const wordsOf = (text: string): string[] =>
  fieldText(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const known = (word: string) => {
  const short = stem(word);
  return synonyms[word] ?? synonyms[short] ?? short;
};

const shortestPart = 3;

const means = (typed: string, word: string) =>
  typed === word ||
  (typed.length >= shortestPart && word.startsWith(typed)) ||
  (word.length > shortestPart && typed.startsWith(word));

interface Terms {
  readonly text: readonly string[];
  readonly columns: readonly string[];
  readonly words: readonly string[];
}

const termsOf = ({ text, columns, words }: Question): Terms => ({
  text: wordsOf(text)
    .filter((word) => !fillers.has(word))
    .map(known),
  columns: columns.flatMap(wordsOf).map(known),
  words: wordsOf(words).map(known),
});

const weights = { columns: 4, text: 2, words: 2 } as const;

function scoreOf(typed: readonly string[], terms: Terms) {
  const weightOf = (word: string) =>
    Math.max(
      0,
      ...(['columns', 'text', 'words'] as const).map((part) =>
        terms[part].some((term) => means(word, term)) ? weights[part] : 0,
      ),
    );
  const each = typed.map(weightOf);
  return { total: each.reduce((sum, one) => sum + one, 0), used: each.map((one) => one > 0) };
}

/** Without words: the questions in turn. Otherwise those that match most of the words. */
export function matchQuestions(questions: readonly Question[], words: string): Match {
  const given = wordsOf(words).filter((word) => !fillers.has(word));
  if (given.length === 0) return { questions: inTurn(questions), unused: [] };
  const typed = given.map(known);
  const scored = questions
    .map((question) => ({ question, ...scoreOf(typed, termsOf(question)) }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
  const best = scored[0]?.total ?? 0;
  const near = scored.filter(({ total }) => total === best);
  return {
    questions: near.map(({ question }) => question),
    unused: near.length === 0 ? given : given.filter((_, index) => near.every(({ used }) => used[index] !== true)),
  };
}
