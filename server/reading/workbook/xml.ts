const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/giu,
      (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return entities[name] ?? whole;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      },
    );

const written = /_x([\da-f]{4})_/giu;

export interface Tagged {
  readonly tag: string;
  readonly content: string;
  readonly from: number;
  readonly to: number;
}

const patterns = new Map<string, { open: RegExp; close: RegExp }>();

function patternsOf(name: string) {
  const known = patterns.get(name);
  if (known) return known;
  // A bracket cannot be part of a tag, so that each tag is looked at once.
  const open = new RegExp(`<(?:\\w+:)?${name}\\b([^<>]*)>`, 'gu');
  const made = { open, close: new RegExp(`</(?:\\w+:)?${name}>`, 'gu') };
  patterns.set(name, made);
  return made;
}

/** The next element with a name. Undefined also where it is not closed. */
export function elementAt(xml: string, name: string, at = 0): Tagged | undefined {
  const { open, close } = patternsOf(name);
  open.lastIndex = at;
  const found = open.exec(xml);
  if (!found) return undefined;
  const { index: from } = found;
  const tag = found[1] ?? '';
  const start = open.lastIndex;
  if (tag.endsWith('/')) return { tag: tag.slice(0, -1), content: '', from, to: start };
  close.lastIndex = start;
  const end = close.exec(xml);
  return end ? { tag, content: xml.slice(start, end.index), from, to: close.lastIndex } : undefined;
}

/** Elements with a name, which do not hold one another. */
export function* elementsOf(xml: string, name: string): Generator<Tagged> {
  for (let found = elementAt(xml, name); found; found = elementAt(xml, name, found.to)) yield found;
}

function withoutElements(xml: string, name: string): string {
  if (!xml.includes(name)) return xml;
  let rest = '';
  let at = 0;
  for (const { from, to } of elementsOf(xml, name)) {
    rest += xml.slice(at, from);
    at = to;
  }
  return rest + xml.slice(at);
}

/** Text of a string item, without its formats and its pronunciation. */
export const itemText = (xml: string): string =>
  Array.from(elementsOf(withoutElements(xml, 'rPh'), 't'), ({ content }) => plainText(content))
    .join('')
    .replaceAll(written, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const attributes = new Map<string, RegExp>();

export function attribute(tag: string, name: string): string | undefined {
  const pattern = attributes.get(name) ?? new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u');
  attributes.set(name, pattern);
  const found = pattern.exec(tag);
  return found ? plainText(found[1] ?? found[2] ?? '') : undefined;
}

export const tagsOf = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(patternsOf(name).open), ([, tag = '']) => tag);
