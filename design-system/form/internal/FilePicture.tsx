import { useEffect, useState } from 'react';
import { Icon } from '../../icons/index.ts';

/** Types that every browser draws; the rest, and a broken picture, show an icon. */
const drawn = /^image\/(?:png|jpeg|gif|webp|avif)$/;

/** A small picture of the file where it is one. */
export function FilePicture({ file }: { file: File | null }) {
  const [address, setAddress] = useState<string>();
  const [broken, setBroken] = useState<File>();
  const picture = file && drawn.test(file.type) ? file : null;
  useEffect(() => {
    if (!picture) return undefined;
    const next = URL.createObjectURL(picture);
    setAddress(next);
    // An address keeps its file in memory until it is given back.
    return () => {
      URL.revokeObjectURL(next);
      setAddress(undefined);
    };
  }, [picture]);
  return (
    <span data-part="picture" aria-hidden>
      {picture && address && broken !== picture ? (
        <img src={address} alt="" onError={() => setBroken(picture)} />
      ) : (
        <Icon name={file ? 'file' : 'upload'} size="large" />
      )}
    </span>
  );
}
