import { useState } from 'react';

/** Returns the image URL until it fails to load; a new URL is tried again. */
export function usePicture(src: string | null | undefined) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : undefined;
  return { shown, onError: () => setFailed(src ?? undefined) };
}
