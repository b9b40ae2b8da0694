import type { Metadata, Sharp } from 'sharp';
import { maxPicturePixels, maxPictureSide, pictureFormatNames, type pictureFormats } from '#contract/constants.ts';
import { Refusal } from '../kernel/refusal.ts';
import { limitConcurrency } from '../kernel/limitConcurrency.ts';
import { fileField } from './receive.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly extension: Extension;
}

type Extension = keyof typeof pictureFormats;

const quality = 85;

/** First bytes in hexadecimal, and the encoder. */
const codecs: Readonly<Record<Extension, { start: RegExp; encode: (image: Sharp) => Sharp }>> = {
  png: { start: /^89504e470d0a1a0a/u, encode: (image) => image.png() },
  jpg: { start: /^ffd8ff/u, encode: (image) => image.jpeg({ quality }) },
  webp: { start: /^52494646.{8}57454250/u, encode: (image) => image.webp({ quality }) },
};

// One at a time: fifty decoded megapixels take 200 MB.
const limited = limitConcurrency(1, 16, 'Too many pictures are being prepared at the moment');

const refuse = (status: number, code: string, problem: string) =>
  new Refusal(status, code, `The file ${problem}`, { fields: { [fileField]: problem } });

function extensionOf(bytes: Buffer): Extension {
  const head = bytes.toString('hex', 0, 12);
  const found = (Object.keys(codecs) as Extension[]).find((extension) => codecs[extension].start.test(head));
  if (!found) throw refuse(415, 'unsupported_picture', `is not a ${pictureFormatNames()} picture`);
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
      const image = sharp(upload, { limitInputPixels: maxPicturePixels, failOn: 'warning' })
        .autoOrient()
        .resize({ width: maxPictureSide, height: maxPictureSide, fit: 'inside', withoutEnlargement: true });
      const bytes = await codecs[extension].encode(image).toBuffer();
      return { bytes, extension };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw refuse(422, 'broken_picture', 'cannot be read as a picture');
    }
  });
}
