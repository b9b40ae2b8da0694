import { expect, it } from 'vitest';
import { formatted, type Format } from '#src/pages/products/form/description/markdownFormat.ts';

/** The selection is between bars. */
function apply(format: Format, marked: string): string {
  const [before = '', inner = '', after = ''] = marked.split('|');
  const value = before + inner + after;
  const { from, to, text, selected } = formatted(format, value, before.length, before.length + inner.length);
  const next = value.slice(0, from) + text + value.slice(to);
  const [start, end] = selected;
  return `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`;
}

it.each([
  ['bold', 'Daily |means|.', 'Daily **|means|**.'],
  ['bold', 'Daily **|means|**.', 'Daily |means|.'],
  ['italic', '|Daily| means', '*|Daily|* means'],
  ['code', 'Column || is empty', 'Column `||` is empty'],
  ['heading', 'One\nTw|o|\nThree', 'One\n## |Two|\nThree'],
  ['heading', 'One\n## Tw|o|', 'One\n|Two|'],
  ['list', '|One\nTwo|', '- |One\n- Two|'],
  ['list', '- |One\n- Two|', '|One\nTwo|'],
  ['list', '||', '- ||'],
  ['link', 'See |docs|.', 'See [docs](|https://|).'],
  ['link', '||', '[||](https://)'],
] as const)('formats a selection as %s: %s', (format, before, after) => {
  expect(apply(format, before)).toBe(after);
});
