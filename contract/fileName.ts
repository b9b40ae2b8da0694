// Names of files that hold a product's data.
const longestStem = 80;
/** Names that Windows reserves for devices, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/** A name without leading and trailing hyphens, and never empty or reserved. */
export function safeStem(text: string): string {
  const stem = text.replaceAll(/^-+|-+$/gu, '') || 'data';
  return device.test(stem) ? `data-${stem}` : stem;
}

/** The name of a product as that of a file, without its extension: letters, digits, `_` and hyphens. */
export function fileStem(product: string): string {
  const letters = Array.from(product.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-'));
  return safeStem(letters.slice(0, longestStem).join(''));
}
