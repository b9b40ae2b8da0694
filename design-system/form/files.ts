import { formatBytes } from '../internal/format/bytes.ts';
import { message } from './messages.ts';

export interface FileLimits {
  /** Allowed types as media types or extensions: 'image/png', 'image/*', '.csv'. Default: all. */
  accept?: readonly string[] | undefined;
  /** Maximum size, bytes. */
  maxBytes?: number | undefined;
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

export const typesText = (accept: readonly string[]) =>
  [...new Set(accept.map((wanted) => (wanted === 'image/*' ? 'pictures' : plain(wanted))))].join(', ');

export const limitsText = ({ accept, maxBytes }: FileLimits) =>
  [accept?.length ? typesText(accept) : '', maxBytes === undefined ? '' : `at most ${formatBytes(maxBytes)}`]
    .filter(Boolean)
    .join(', ');

export function checkFile(file: File, label: string, { accept, maxBytes }: FileLimits): string | undefined {
  if (accept?.length && !isAccepted(file, accept)) return message('fileType', { label, types: typesText(accept) });
  if (maxBytes !== undefined && file.size > maxBytes) return message('fileSize', { label, max: formatBytes(maxBytes) });
  return file.size === 0 ? message('fileEmpty', { label }) : undefined;
}
