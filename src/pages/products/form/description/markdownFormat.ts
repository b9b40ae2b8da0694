const around = { bold: '**', italic: '*', code: '`' } as const;
const before = { heading: '## ', list: '- ' } as const;
const address = 'https://';

export type Format = keyof typeof around | keyof typeof before | 'link';

export interface Edit {
  /** Range to replace. */
  from: number;
  to: number;
  text: string;
  /** Selection afterwards. */
  selected: [start: number, end: number];
}

/** Whole lines get their mark, or lose it where all have it. */
function formatLines(mark: string, value: string, start: number, end: number): Edit {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const to = next === -1 ? value.length : next;
  const lines = value.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const text = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n');
  return { from, to, text, selected: [from + (isMarked ? 0 : mark.length), from + text.length] };
}

function formatAround(mark: string, value: string, start: number, end: number): Edit {
  const inner = value.slice(start, end);
  const [from, to] = [start - mark.length, end + mark.length];
  const isMarked = from >= 0 && value.slice(from, to) === mark + inner + mark;
  return isMarked
    ? { from, to, text: inner, selected: [from, from + inner.length] }
    : {
        from: start,
        to: end,
        text: mark + inner + mark,
        selected: [start + mark.length, start + mark.length + inner.length],
      };
}

/** The address stays selected, to be typed over. */
function formatLink(value: string, start: number, end: number): Edit {
  const text = `[${value.slice(start, end)}](${address})`;
  const close = start + text.length - 1;
  return {
    from: start,
    to: end,
    text,
    selected: end > start ? [close - address.length, close] : [start + 1, start + 1],
  };
}

export function formatted(format: Format, value: string, start: number, end: number): Edit {
  if (format === 'link') return formatLink(value, start, end);
  if (format === 'heading' || format === 'list') return formatLines(before[format], value, start, end);
  return formatAround(around[format], value, start, end);
}
