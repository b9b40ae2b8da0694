import type { Exchange } from '../../kernel/exchange.ts';
import { storePicture } from '../../uploads/pictureFiles.ts';
import { accountId } from '../demoAccounts.ts';

interface Drawing {
  readonly color: string;
  /** SVG shapes on 128 × 128, drawn in white. */
  readonly sign: string;
}

const drawings: Readonly<Record<string, Drawing>> = {
  seller: {
    color: '#1f3a5f',
    sign: '<path d="M24 40H54L64 52H104V100H24Z" fill="#fff"/><path d="M40 68H88M40 82H72" stroke="#1f3a5f" stroke-width="6"/>',
  },
  user: {
    color: '#7a4a00',
    sign: '<path d="M64 24C80 24 92 36 92 52C92 72 64 104 64 104C64 104 36 72 36 52C36 36 48 24 64 24Z" fill="#fff"/><circle cx="64" cy="52" r="12" fill="#7a4a00"/>',
  },
  sp: {
    color: '#4a1f52',
    sign: '<path d="M20 96C44 96 44 32 64 32C84 32 84 96 108 96" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><circle cx="64" cy="32" r="9" fill="#fff"/>',
  },
  tremor: {
    color: '#7a2e0e',
    sign: '<polyline points="16,66 40,66 50,34 66,98 80,22 90,66 112,66" fill="none" stroke="#fff" stroke-width="8" stroke-linejoin="round"/>',
  },
  fieldnotes: {
    color: '#1b5e34',
    sign: '<path d="M64 108C28 84 30 42 100 24C104 84 82 108 64 108Z" fill="#fff"/><path d="M40 112L84 56" stroke="#1b5e34" stroke-width="6"/>',
  },
  payroll: {
    color: '#3d2c8d',
    sign: '<rect x="24" y="68" width="18" height="36" fill="#fff"/><rect x="55" y="46" width="18" height="58" fill="#fff"/><rect x="86" y="24" width="18" height="80" fill="#fff"/>',
  },
  atlas: {
    color: '#005a6e',
    sign: '<circle cx="64" cy="64" r="42" fill="none" stroke="#fff" stroke-width="8"/><ellipse cx="64" cy="64" rx="18" ry="42" fill="none" stroke="#fff" stroke-width="6"/><path d="M22 64H106" stroke="#fff" stroke-width="6"/>',
  },
};

const side = 256;

async function storeLogo(exchange: Exchange, { color, sign }: Drawing): Promise<string> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 128 128"><rect width="128" height="128" fill="${color}"/>${sign}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();
  return storePicture(exchange, { bytes, extension: 'webp' });
}

/** Account id → address of its logo. */
export const storeLogos = async (exchange: Exchange): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      Object.entries(drawings).map(
        async ([key, drawing]) => [accountId(key), await storeLogo(exchange, drawing)] as const,
      ),
    ),
  );
