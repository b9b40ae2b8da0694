import { Button, cropPicture, Dialog, FileDrop, ImageCrop, Inline, Stack, Text, type CropArea } from '#design-system';
import { maxPictureBytes, pictureTypes } from '#contract/constants.ts';
import { useState } from 'react';
import type { RenderLogo } from '../../LogoPicker.tsx';
import { productForm as messages } from '../messages.ts';
import { stepMessages } from './messages.ts';

interface LogoFieldProps {
  isChosen: boolean;
  onRenderLogoChange: (renderLogo: RenderLogo) => void;
}

/** The crop opens over the step, so that the step keeps its height. */
export function LogoField({ isChosen, onRenderLogoChange }: LogoFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const [isCropping, setCropping] = useState(false);
  const [area, setArea] = useState<CropArea>();
  const choose = (next: File | null) => {
    setFile(next);
    setArea(undefined);
    setCropping(next !== null);
    onRenderLogoChange(undefined);
  };
  /** Keeps the current crop. */
  const leave = () => (isChosen ? setCropping(false) : choose(null));
  const use = () => {
    if (!file || !area) return;
    onRenderLogoChange(() => cropPicture(file, area));
    setCropping(false);
  };
  return (
    <Stack gap={2}>
      {isChosen ? (
        <>
          <Text size="small" tone="muted">
            {messages.cropped}
          </Text>
          <Inline>
            <Button size="small" variant="outline" tone="neutral" onClick={() => setCropping(true)}>
              {stepMessages.recrop}
            </Button>
            <Button size="small" variant="ghost" tone="neutral" onClick={() => choose(null)}>
              {stepMessages.removeLogo}
            </Button>
          </Inline>
        </>
      ) : (
        <FileDrop
          label={stepMessages.crop}
          hint={messages.logoWhy}
          accept={pictureTypes}
          maxBytes={maxPictureBytes}
          file={file}
          onFileChange={choose}
        />
      )}
      {file && (
        <Dialog.Root open={isCropping} onOpenChange={(open) => !open && leave()}>
          <Dialog.Content title={stepMessages.crop} description={stepMessages.cropText}>
            <Stack gap={4}>
              <ImageCrop picture={file} label={stepMessages.crop} onAreaChange={setArea} />
              <Dialog.Footer>
                <Dialog.Close>
                  <Button variant="outline" tone="neutral">
                    {stepMessages.cancelCrop}
                  </Button>
                </Dialog.Close>
                <Button disabled={!area} onClick={use}>
                  {stepMessages.use}
                </Button>
              </Dialog.Footer>
            </Stack>
          </Dialog.Content>
        </Dialog.Root>
      )}
    </Stack>
  );
}
