import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Characters that are parsed: the time grows with the square of some texts. */
const maxCharacters = 10_000;
/** Twenty markers of quotes and lists in one line: the parser recurses once per level. */
const tooDeep = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){20}/mu;

/** Parses Markdown; returns undefined for texts that would cost too much, which show unformatted. */
export function parseMarkdown(text: string): Root | undefined {
  if (text.length > maxCharacters || tooDeep.test(text)) return undefined;
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}
