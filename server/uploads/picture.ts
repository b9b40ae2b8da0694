import type { Metadata } from 'sharp';
import { maxPicturePixels, maxPictureSide } from '#contract/constants.ts';
import { Refusal } from '../kernel/refusal.ts';
import { limitConcurrency } from '../kernel/limitConcurrency.ts';
import { fileField } from './receive.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly extension: Extension;
}

type Format = 'png' | 'jpeg' | 'webp';
export type Extension = 'png' | 'jpg' | 'webp';

const extensions: Readonly<Record<Format, Extension>> = { png: 'png', jpeg: 'jpg', webp: 'webp' };
const starts: readonly (readonly [Format, RegExp])[] = [
  ['png', /^89504e470d0a1a0a/u],
  ['jpeg', /^ffd8ff/u],
  ['webp', /^52494646.{8}57454250/u],
];
const quality = 85;

// One at a time: fifty decoded megapixels take 200 MB.
const limited = limitConcurrency(1, 16, 'Too many pictures are being prepared at the moment');

const refuse = (status: number, code: string, problem: string) =>
  new Refusal(status, code, `The file ${problem}`, { fields: { [fileField]: problem } });

function formatOf(bytes: Buffer): Format {
  const head = bytes.toString('hex', 0, 12);
  const found = starts.find(([, start]) => start.test(head));
  if (!found) throw refuse(415, 'unsupported_picture', 'is no PNG, JPEG or WebP picture');
  return found[0];
}

function assertSize({ width, height, pages = 1 }: Metadata): void {
  if (width * height > maxPicturePixels) {
    throw refuse(422, 'picture_too_large', `has more than ${maxPicturePixels / 1e6} megapixels`);
  }
  if (pages > 1) throw refuse(422, 'animated_picture', 'is animated');
}

export async function preparePicture(upload: Buffer): Promise<Picture> {
  const format = formatOf(upload);
  return limited(async () => {
    const { default: sharp } = await import('sharp');
    try {
      // Reads only the header, so no pixel limit applies.
      assertSize(await sharp(upload, { limitInputPixels: false }).metadata());
      const bytes = await sharp(upload, { limitInputPixels: maxPicturePixels, failOn: 'warning' })
        .autoOrient()
        .resize({ width: maxPictureSide, height: maxPictureSide, fit: 'inside', withoutEnlargement: true })
        .toFormat(format, format === 'png' ? {} : { quality })
        .toBuffer();
      return { bytes, extension: extensions[format] };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw refuse(422, 'broken_picture', 'cannot be read as a picture');
    }
  });
}
