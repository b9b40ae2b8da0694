// Code that "Show code" prints and copies: the rendered elements of a story, with the imports that they need.

/** Text between the bracket at `start` and its partner. */
function bracketed(code: string, start: number): string {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if ('([{'.includes(code[at] ?? '')) depth += 1;
    if (')]}'.includes(code[at] ?? '')) depth -= 1;
    if (depth === 0) return code.slice(start + 1, at);
  }
  return code.slice(start + 1);
}

function withoutIndent(code: string): string {
  const lines = code.replace(/^\s*\n|\s+$/gu, '').split('\n');
  const indents = lines.slice(1).filter((line) => line.trim() !== '');
  const indent = Math.min(...indents.map((line) => line.search(/\S/u)), lines[0]?.search(/\S/u) || Infinity);
  return lines.map((line) => (Number.isFinite(indent) ? line.replace(' '.repeat(indent), '') : line)).join('\n');
}

/** JSX of `render: () => …` in the source of a story; the code itself when there is none. */
function renderedBy(code: string): string {
  const arrow = /\brender: (?:\([^)]*\)|\w+) => ?/u.exec(code);
  if (!arrow) return code;
  const start = arrow.index + arrow[0].length;
  if (code[start] === '(' || code[start] === '{') return withoutIndent(bracketed(code, start));
  const line = code.slice(start);
  const end = /,?\n {0,2}(?:\w+:|\}\))/u.exec(line)?.index ?? line.length;
  return withoutIndent(line.slice(0, end));
}

const fakeHandlers = /=\{(?:function \w*\(\) ?\{[^}]*\}|fn\(\)|\(\) => \{\})\}/gu;

/** Readable code of a story that runs outside Storybook. */
export function exampleCode(code: string, entryOf: (name: string) => string | undefined): string {
  const body = renderedBy(code)
    .replaceAll(fakeHandlers, '={() => {}}')
    .replaceAll(/ data-force=\{?[^\s>]+/gu, '');
  const used = new Set(Array.from(body.matchAll(/<([A-Z]\w*)/gu), ([, name = '']) => name));
  const byEntry = Map.groupBy([...used].toSorted(), entryOf);
  const lines = Array.from(byEntry, ([entry, names]) => entry && `import { ${names.join(', ')} } from '${entry}';`);
  const imports = lines.filter((line) => line !== undefined);
  return imports.length === 0 ? body : `${imports.join('\n')}\n\n${body}`;
}
