import sharp from 'sharp';

/** A picture of one colour, by default a PNG of 8 × 8. */
export const solidPicture = (
  background = '#005aff',
  format: 'png' | 'jpeg' | 'webp' = 'png',
  width = 8,
  height = width,
) =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
