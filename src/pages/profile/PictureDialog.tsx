import { Banner, Button, cropPicture, Dialog, FileDrop, ImageCrop, Stack, type CropArea } from '#design-system';
import { maxPictureBytes, pictureTypes } from '#contract/constants.ts';
import { useState } from 'react';
import { profileMessages } from './messages.ts';
import { clearFailure, useOperation } from '../../state/machine/operations.ts';
import { uploadPicture } from '../../state/me/profile.ts';
import { failureLines } from '../shared/failureLines.tsx';

const messages = profileMessages.picture;
/** Edge of the uploaded picture, pixels: twice the largest display size. */
const edge = 512;

export function PictureDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [area, setArea] = useState<CropArea>();
  const [broken, setBroken] = useState(false);
  const operation = useOperation('profile.picture');
  const failed = broken ? messages.broken : failureLines(operation);
  const choose = (next: File | null) => {
    setFile(next);
    setArea(undefined);
    setBroken(false);
    clearFailure('profile.picture');
  };
  const send = async () => {
    if (!file || !area) return;
    const picture = await cropPicture(file, area, { edge, type: 'image/webp' }).catch(() => undefined);
    setBroken(!picture);
    if (picture && (await uploadPicture(picture)).ok) onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={messages.change} description={messages.choose}>
        <Stack gap={4}>
          <FileDrop
            label={messages.label}
            accept={pictureTypes}
            maxBytes={maxPictureBytes}
            file={file}
            onFileChange={choose}
          />
          {file && <ImageCrop picture={file} label={messages.label} shape="round" onAreaChange={setArea} />}
          {failed && <Banner tone="danger">{failed}</Banner>}
        </Stack>
        <Dialog.Footer>
          <Button disabled={!area} loading={operation.phase === 'request'} onClick={() => void send()}>
            {failed ? messages.again : messages.upload}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
