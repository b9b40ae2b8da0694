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

const texts = /<(?:\w+:)?t\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?t>)/gu;
const phonetic = /<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/gu;

/** Text of a string item, without its formats and its pronunciation. */
export const itemText = (xml: string): string =>
  Array.from(xml.replaceAll(phonetic, '').matchAll(texts), ([, text = '']) => plainText(text))
    .join('')
    .replaceAll(written, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u').exec(tag);
  return found ? plainText(found[1] ?? found[2] ?? '') : undefined;
}

export const tagsOf = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b([^>]*)>`, 'gu')), ([, tag = '']) => tag);
