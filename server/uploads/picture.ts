import type { Metadata } from 'sharp';
import {
  maxPicturePixels,
  maxPictureSide,
  pictureTypeNames,
  type pictureTypeByExtension,
} from '#contract/constants.ts';
import { Refusal } from '../kernel/refusal.ts';
import { limitConcurrency } from '../kernel/limitConcurrency.ts';
import { fileField } from './receive.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly extension: Extension;
}

export type Extension = keyof typeof pictureTypeByExtension;

const starts: Readonly<Record<Extension, RegExp>> = {
  png: /^89504e470d0a1a0a/u,
  jpg: /^ffd8ff/u,
  webp: /^52494646.{8}57454250/u,
};
const quality = 85;

// One at a time: fifty decoded megapixels take 200 MB.
const limited = limitConcurrency(1, 16, 'Too many pictures are being prepared at the moment');

const refuse = (status: number, code: string, problem: string) =>
  new Refusal(status, code, `The file ${problem}`, { fields: { [fileField]: problem } });

function extensionOf(bytes: Buffer): Extension {
  const head = bytes.toString('hex', 0, 12);
  const found = (Object.keys(starts) as Extension[]).find((extension) => starts[extension].test(head));
  if (!found) throw refuse(415, 'unsupported_picture', `is no ${pictureTypeNames} picture`);
  return found;
}

function assertSize({ width, height, pages = 1 }: Metadata): void {
  if (width * height > maxPicturePixels) {
    throw refuse(422, 'picture_too_large', `has more than ${maxPicturePixels / 1e6} megapixels`);
  }
  if (pages > 1) throw refuse(422, 'animated_picture', 'is animated');
}

export async function preparePicture(upload: Buffer): Promise<Picture> {
  const extension = extensionOf(upload);
  return limited(async () => {
    const { default: sharp } = await import('sharp');
    try {
      // Reads only the header, so no pixel limit applies.
      assertSize(await sharp(upload, { limitInputPixels: false }).metadata());
      const bytes = await sharp(upload, { limitInputPixels: maxPicturePixels, failOn: 'warning' })
        .autoOrient()
        .resize({ width: maxPictureSide, height: maxPictureSide, fit: 'inside', withoutEnlargement: true })
        .toFormat(extension === 'jpg' ? 'jpeg' : extension, extension === 'png' ? {} : { quality })
        .toBuffer();
      return { bytes, extension };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw refuse(422, 'broken_picture', 'cannot be read as a picture');
    }
  });
}
