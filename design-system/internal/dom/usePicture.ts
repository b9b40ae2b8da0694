import { useState } from 'react';

/** Whether the address may be shown; false once it has failed, until another address comes. */
export function usePicture(src: string | null | undefined) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : undefined;
  return { shown, onError: () => setFailed(src ?? undefined) };
}
