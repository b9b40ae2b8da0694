import { dataFormats, sourceFormatNames } from '#contract/dataFormats.ts';
import { fileStem, safeStem } from '#contract/fileName.ts';

/** Extensions of types that no browser executes. All other types are sent as plain bytes. */
export const extensionByType: ReadonlyMap<string, string> = new Map<string, string>([
  ...sourceFormatNames.map((format) => [dataFormats[format].type, dataFormats[format].endings[0]] as const),
  ['application/ld+json', 'jsonld'],
  ['application/ndjson', 'ndjson'],
  ['application/jsonl', 'jsonl'],
  ['application/vnd.apache.arrow.stream', 'arrows'],
  ['application/gzip', 'gz'],
  ['application/zip', 'zip'],
  ['application/octet-stream', 'bin'],
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

/** Generic types. For these, the extension in the address may be more exact. */
const vagueTypes = new Set(['text/plain', 'application/octet-stream', '']);
const knownExtensions = new Set([...extensionByType.values(), 'jpeg', 'csv.gz', 'json.gz', 'ndjson.gz']);

function extensionOf(type: string, source: string): string {
  const byType = extensionByType.get(type) ?? 'bin';
  if (!vagueTypes.has(type) && extensionByType.has(type)) return byType;
  const [, ending = ''] = /\.([a-z\d]{2,8}(?:\.gz)?)$/iu.exec(new URL(source).pathname) ?? [];
  return knownExtensions.has(ending.toLowerCase()) ? ending.toLowerCase() : byType;
}

export const dispositionOf = (product: string, type: string, source: string): string =>
  dispositionAs(product, extensionOf(type, source));

/** RFC 6266. Letters, digits, `-` and `_` are safe in every system. */
export function dispositionAs(product: string, extension: string): string {
  const ending = `.${extension}`;
  const bare = product.toLowerCase().endsWith(ending) ? product.slice(0, -ending.length) : product;
  const stem = fileStem(bare);
  const plain = safeStem(
    stem
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^\w-]+/gu, '-'),
  );
  const full = plain === stem ? '' : `; filename*=UTF-8''${encodeURIComponent(stem + ending)}`;
  return `attachment; filename="${plain}${ending}"${full}`;
}
