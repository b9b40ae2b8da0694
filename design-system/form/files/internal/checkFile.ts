import { formatBytes } from '../../../internal/format/bytes.ts';
import { fillText } from '../../../internal/format/fillText.ts';
import type { Texts } from '../../../internal/locale/LocaleContext.ts';
import { fileTexts } from '../../texts/file.ts';

export interface FileLimits {
  /** Allowed types as media types or extensions: 'image/png', 'image/*', '.csv'. Default: all. */
  accept?: readonly string[] | undefined;
  /** Maximum size, bytes. */
  maxBytes?: number | undefined;
  /** The maximum size as shown, where it is known by another unit. Default: in decimal units. */
  maxText?: string | undefined;
}

const endsIn = (name: string, ending: string) => name.toLowerCase().endsWith(ending.toLowerCase());

/** Returns true for an allowed type. Some systems report no media type; then the file extension decides. */
export const isAccepted = ({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]) =>
  accept.some((wanted) => {
    if (wanted.startsWith('.')) return endsIn(name, wanted);
    if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
    return type === wanted;
  });

const plain = (wanted: string) =>
  (wanted.startsWith('.') ? wanted.slice(1) : wanted.replace(/^.*\//, '').replace(/\+.*$/, '')).toUpperCase();

type FileTexts = Texts<typeof fileTexts>;

const typesText = (accept: readonly string[], texts: FileTexts) =>
  [...new Set(accept.map((wanted) => (wanted === 'image/*' ? texts.pictures : plain(wanted))))].join(', ');

export const limitsText = ({ accept, maxBytes, maxText }: FileLimits, texts: FileTexts = fileTexts) =>
  [
    accept?.length ? typesText(accept, texts) : '',
    maxBytes === undefined ? '' : fillText(texts.atMost, { size: maxText ?? formatBytes(maxBytes) }),
  ]
    .filter(Boolean)
    .join(', ');

export function checkFile(
  file: File,
  label: string,
  { accept, maxBytes, maxText }: FileLimits,
  texts: FileTexts,
): string | undefined {
  if (accept?.length && !isAccepted(file, accept))
    return fillText(texts.wrongType, { label, types: typesText(accept, texts) });
  if (maxBytes !== undefined && file.size > maxBytes)
    return fillText(texts.tooLarge, { label, max: maxText ?? formatBytes(maxBytes) });
  return file.size === 0 ? fillText(texts.empty, { label }) : undefined;
}
