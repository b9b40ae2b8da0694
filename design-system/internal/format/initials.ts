/** A server may say null where a name was promised; a picture in its place must not take the page down. */
const textOf = (name: string | null) => name ?? '';

/** Up to two letters for a name: 'Open Weather' gives 'OW'; nothing readable gives '?'. */
export function initialsOf(name: string): string {
  const words = textOf(name)
    .trim()
    .split(/[\s._-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first = '?', second] = words;
  const letters = second
    ? [first, second].map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    : Array.from(first).slice(0, 2);
  return letters.join('').toUpperCase();
}

const hues = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** One of the six chart colours, always the same for a name, so that a thing keeps its colour from screen to screen. */
export function hueOf(name: string): (typeof hues)[number] {
  let sum = 0;
  for (const sign of textOf(name)) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997;
  return hues[sum % hues.length] ?? 'one';
}
