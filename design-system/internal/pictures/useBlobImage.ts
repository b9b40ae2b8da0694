import { useMemo } from 'react';
import { refWithCleanup } from '../dom/refCleanup.ts';

/** Ref that shows a blob in an image. Revokes the object URL on unmount, because it keeps the file in memory. */
export const useBlobImage = (blob: Blob) =>
  useMemo(
    () =>
      refWithCleanup((image: HTMLImageElement) => {
        const address = URL.createObjectURL(blob);
        image.src = address;
        return () => URL.revokeObjectURL(address);
      }),
    [blob],
  );
