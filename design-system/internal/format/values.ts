// oxlint-disable-next-line no-control-regex -- these are the characters to make visible
const controls = /[\u0000-\u001f\u007f]/gu;
/** Shows control characters as their symbols, such as ␀ for NUL. */
export const visible = (text: string) =>
  text.replaceAll(controls, (char) =>
    char === '\u007f' ? '␡' : String.fromCodePoint(0x24_00 + (char.codePointAt(0) ?? 0)),
  );

export function jsonText(value: unknown, indent?: number): string {
  try {
    return (
      JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner), indent) ??
      String(value)
    );
  } catch {
    // Arrays nested thousands of levels deep have no String either.
    return Object.prototype.toString.call(value);
  }
}

const plain = (value: unknown) => String(value);

export function wholeText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? String(value) : value.toISOString();
  return typeof value === 'object' ? jsonText(value) : plain(value);
}
