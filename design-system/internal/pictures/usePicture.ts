import { useState } from 'react';

export function usePicture(src: string | null | undefined) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : undefined;
  return { shown, onError: () => setFailed(src ?? undefined) };
}
