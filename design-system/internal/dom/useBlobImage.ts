import { useCallback } from 'react';

/** A ref that shows a blob in an image and gives its address back when the image goes: an address keeps its file in memory. */
export const useBlobImage = (blob: Blob) =>
  useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
