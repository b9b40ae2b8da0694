import { vi } from 'vitest';

/** The files that the page saves from now on. */
export function watchSaved(): Blob[] {
  const saved: Blob[] = [];
  URL.createObjectURL = vi.fn<(blob: Blob) => string>((blob) => `blob:${saved.push(blob)}`);
  URL.revokeObjectURL = vi.fn<(url: string) => void>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return saved;
}
