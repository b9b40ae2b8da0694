// The name under which bought data is saved: the product's, with the extension of what the source sends.

/** Types that no browser runs, with their extensions; every other goes out as plain bytes. */
export const extensionByType: ReadonlyMap<string, string> = new Map([
  ['application/json', 'json'],
  ['application/geo+json', 'geojson'],
  ['application/ld+json', 'jsonld'],
  ['application/x-ndjson', 'ndjson'],
  ['application/ndjson', 'ndjson'],
  ['application/jsonl', 'jsonl'],
  ['application/vnd.apache.parquet', 'parquet'],
  ['application/vnd.apache.arrow.file', 'arrow'],
  ['application/vnd.apache.arrow.stream', 'arrows'],
  ['application/gzip', 'gz'],
  ['application/zip', 'zip'],
  ['application/octet-stream', 'bin'],
  ['text/csv', 'csv'],
  ['text/tab-separated-values', 'tsv'],
  ['text/plain', 'txt'],
  ['text/event-stream', 'txt'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['audio/mpeg', 'mp3'],
  ['video/mp4', 'mp4'],
]);

/** Types that sources also send for files of a more exact kind, which their address may name. */
const vagueTypes = new Set(['text/plain', 'application/octet-stream', '']);
const knownExtensions = new Set([...extensionByType.values(), 'jpeg', 'csv.gz', 'json.gz', 'ndjson.gz']);

function extensionOf(type: string, source: string): string {
  const byType = extensionByType.get(type) ?? 'bin';
  if (!vagueTypes.has(type) && extensionByType.has(type)) return byType;
  const [, ending = ''] = /\.([a-z\d]{2,8}(?:\.gz)?)$/iu.exec(new URL(source).pathname) ?? [];
  return knownExtensions.has(ending.toLowerCase()) ? ending.toLowerCase() : byType;
}

const longestStem = 80;
const stemOf = (text: string) => text.replaceAll(/^-+|-+$/gu, '') || 'data';

/**
 * The header of an answer that is saved as a file. Names consist of letters, digits, `-` and `_`, so that no system takes
 * a part of one for a folder or a device; what is not ASCII stands in the form of RFC 6266 beside a plain one.
 */
export function dispositionOf(product: string, type: string, source: string): string {
  const extension = extensionOf(type, source);
  const ending = `.${extension}`;
  const bare = product.toLowerCase().endsWith(ending) ? product.slice(0, -ending.length) : product;
  const letters = Array.from(bare.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-'));
  const stem = stemOf(letters.slice(0, longestStem).join(''));
  const plain = stemOf(
    stem
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^\w-]+/gu, '-'),
  );
  const full = plain === stem ? '' : `; filename*=UTF-8''${encodeURIComponent(stem + ending)}`;
  return `attachment; filename="${plain}${ending}"${full}`;
}
