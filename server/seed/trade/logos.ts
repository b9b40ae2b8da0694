import type { Exchange } from '../../kernel/exchange.ts';
import { storePicture } from '../../uploads/pictureFiles.ts';
import type { Seller } from './companies.ts';

const side = 256;

export async function storeLogo(exchange: Exchange, { color, sign }: Seller): Promise<string> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 128 128"><rect width="128" height="128" fill="${color}"/>${sign}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();
  return storePicture(exchange, { bytes, extension: 'webp' });
}
