import { cropPicture, FileDrop, ImageCrop, Stack, type CropArea } from '#design-system';
import { maxPictureBytes } from '#contract/constants.ts';
import { useState } from 'react';

/** Creates the picture to upload; undefined while none is chosen. */
export type MakeLogo = (() => Promise<Blob>) | undefined;

interface LogoPickerProps {
  label: string;
  hint?: string;
  onMakeChange: (make: MakeLogo) => void;
}

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

export function LogoPicker({ label, hint, onMakeChange }: LogoPickerProps) {
  const [file, setFile] = useState<File | null>(null);
  const choose = (next: File | null) => {
    setFile(next);
    onMakeChange(undefined);
  };
  const cut = (area: CropArea) => {
    if (file) onMakeChange(() => cropPicture(file, area));
  };
  return (
    <Stack gap={3}>
      <FileDrop
        label={label}
        accept={pictureTypes}
        maxBytes={maxPictureBytes}
        file={file}
        onFileChange={choose}
        {...(hint && { hint })}
      />
      {file && <ImageCrop picture={file} label={label} onAreaChange={cut} />}
    </Stack>
  );
}
