import { useState } from 'react';
import { Icon } from '../../../icons/index.ts';
import { useBlobImage } from '../../../internal/pictures/useBlobImage.ts';

const drawn = /^image\/(?:png|jpeg|gif|webp|avif)$/;

function Preview({ file, onError }: { file: File; onError: () => void }) {
  return <img ref={useBlobImage(file)} alt="" onError={onError} />;
}

export function FilePicture({ file }: { file: File | null }) {
  const [broken, setBroken] = useState<File>();
  return (
    <span data-part="picture" aria-hidden>
      {file && drawn.test(file.type) && broken !== file ? (
        <Preview file={file} onError={() => setBroken(file)} />
      ) : (
        <Icon name={file ? 'file' : 'upload'} size="large" />
      )}
    </span>
  );
}
