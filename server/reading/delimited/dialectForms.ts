import type { Dialect } from './dialect.ts';

export type Form = Pick<Dialect, 'delimiter' | 'blanks'>;
export type Quoting = Pick<Dialect, 'quote' | 'escape'>;

/** Order decides equal scores. */
const usual = [',', ';', '\t', '|'];
const rare = ['^', '~', '\u0001', '\u001F', '§', '¦', ':'];
const doubled = ['||', '::', ';;', ',,', '\t\t', '~~', '^^', '##', '@@', '$$', '&&', '%%'];
const several = ['|~|', '~|~', '<>', '=>', '|#|', '#|#', ' | ', ' ; ', '\\t'];
const odd = ['!', '#', '&', '*', '=', '/', '-', '_', '.', ' - ', '->'];

const countOf = (text: string, part: string) => text.split(part).length - 1;

/** True for a character that occurs in pairs only: the pair is the delimiter. Elsewhere a pair holds an empty cell. */
const isPair = (text: string, pair: string) => {
  const pairs = countOf(text, pair);
  if (pairs === 0 || pairs * 2 < countOf(text, pair[0]!) * 0.95) return false;
  const [first = ''] = text.split(/[\r\n]+/u).filter((line) => line.includes(pair[0]!));
  return !first.replaceAll(pair, '').includes(pair[0]!);
};

export function usualness({ delimiter }: Form): number {
  if (delimiter === ':') return 0.6;
  return odd.includes(delimiter) ? 0.4 : 1;
}

export const isUsual = ({ delimiter }: Form): boolean => usual.includes(delimiter.trimEnd() || delimiter);

export function formsIn(text: string): Form[] {
  const bare = text.replaceAll(/"[^"]*"/gu, 'q');
  const pairs = doubled.filter((pair) => isPair(bare, pair));
  const single = [...usual, ...rare, ...odd].filter(
    (delimiter) => text.includes(delimiter) && !pairs.includes(delimiter + delimiter),
  );
  const forms: Form[] = [...single, ...pairs, ...several.filter((delimiter) => text.includes(delimiter))].map(
    (delimiter) => ({ delimiter }),
  );
  for (const delimiter of [',', ';', '|', ':']) {
    const count = countOf(text, `${delimiter} `);
    if (count > 0 && count >= countOf(text, delimiter) * 0.4)
      forms.push({ delimiter: `${delimiter} `, blanks: 'after' });
  }
  if (text.includes(' ')) forms.push({ delimiter: ' ' }, { delimiter: ' ', blanks: 'run' });
  if (/[^\s][ \t]{2,}[^\s]/u.test(text)) forms.push({ delimiter: '  ', blanks: 'run' });
  return forms;
}

export function quotingsIn(text: string): Quoting[] {
  const quotings = ['"', "'"].map((quote) => {
    if (!text.includes(quote)) return [];
    const escapes = [quote, '\\', '\0'].filter((escape) => escape === quote || text.includes(escape + quote));
    return escapes.map((escape) => ({ quote, escape }));
  });
  const [usualOnes = [], apostrophes = []] = quotings;
  // Apostrophes quote only where they explain more than plain text does.
  return [...(usualOnes.length > 0 ? usualOnes : [{ quote: '', escape: '' }]), ...apostrophes];
}
