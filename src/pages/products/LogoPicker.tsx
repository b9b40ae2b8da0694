import { cropPicture, FileDrop, ImageCrop, Stack, type CropArea } from '#design-system';
import { maxPictureBytes, pictureTypes } from '#contract/constants.ts';
import { useState } from 'react';

/** Creates the picture to upload; undefined while none is chosen. */
export type RenderLogo = (() => Promise<Blob>) | undefined;

interface LogoPickerProps {
  label: string;
  hint?: string;
  onRenderLogoChange: (renderLogo: RenderLogo) => void;
}

export function LogoPicker({ label, hint, onRenderLogoChange }: LogoPickerProps) {
  const [file, setFile] = useState<File | null>(null);
  const choose = (next: File | null) => {
    setFile(next);
    onRenderLogoChange(undefined);
  };
  const cut = (area: CropArea) => {
    if (file) onRenderLogoChange(() => cropPicture(file, area));
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
