// RFC 9110: one range of bytes of a file with a strong tag. Several ranges get the whole file.
type Headers = Readonly<Record<string, string | string[] | undefined>>;

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

export function isUnchanged(headers: Headers, tag: string): boolean {
  const known = textOf(headers['if-none-match']);
  return known?.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim())) ?? false;
}

export function rangeOf(
  headers: Headers,
  tag: string,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const condition = textOf(headers['if-range']);
  if (condition !== undefined && condition !== tag) return undefined;
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(textOf(headers['range']) ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  const last = size - 1;
  // Without a start, the last bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  if (to !== '' && from !== '' && Number(to) < start) return undefined;
  return start > last || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end };
}
