/** Servers may send null despite the type; an avatar must not break the page. */
const textOf = (name: string | null) => name ?? '';

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

export function hueOf(name: string): (typeof hues)[number] {
  let sum = 0;
  for (const sign of textOf(name)) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997;
  return hues[sum % hues.length] ?? 'one';
}
