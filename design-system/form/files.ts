import { formatBytes } from '../internal/format/bytes.ts';
import { message } from './messages.ts';

export interface FileLimits {
  /** The types allowed, as media types or endings: 'image/png', 'image/*', '.csv'. Every type unless given. */
  accept?: readonly string[] | undefined;
  /** The largest size, bytes. */
  maxBytes?: number | undefined;
}

const endsIn = (name: string, ending: string) => name.toLowerCase().endsWith(ending.toLowerCase());

/** Whether a file is of one of the types; a system that knows no type for it leaves `type` empty, then the ending decides. */
export const isAccepted = ({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]) =>
  accept.some((wanted) => {
    if (wanted.startsWith('.')) return endsIn(name, wanted);
    if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
    return type === wanted;
  });

const plain = (wanted: string) =>
  (wanted.startsWith('.') ? wanted.slice(1) : wanted.replace(/^.*\//, '').replace(/\+.*$/, '')).toUpperCase();

/** The types for people: ['image/png', '.csv'] gives 'PNG, CSV'. */
export const typesText = (accept: readonly string[]) =>
  [...new Set(accept.map((wanted) => (wanted === 'image/*' ? 'pictures' : plain(wanted))))].join(', ');

/** What may be given, in one line: 'PNG, CSV, at most 5 MB'. */
export const limitsText = ({ accept, maxBytes }: FileLimits) =>
  [accept?.length ? typesText(accept) : '', maxBytes === undefined ? '' : `at most ${formatBytes(maxBytes)}`]
    .filter(Boolean)
    .join(', ');

/** The message that a file earns, or nothing. */
export function checkFile(file: File, label: string, { accept, maxBytes }: FileLimits): string | undefined {
  if (accept?.length && !isAccepted(file, accept)) return message('fileType', { label, types: typesText(accept) });
  if (maxBytes !== undefined && file.size > maxBytes) return message('fileSize', { label, max: formatBytes(maxBytes) });
  return file.size === 0 ? message('fileEmpty', { label }) : undefined;
}
