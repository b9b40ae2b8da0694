export { QrCode, type QrCodeProps } from './QrCode.tsx';
export * as qrCodeVariants from './QrCode.variants.ts';
