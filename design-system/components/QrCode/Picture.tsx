import { QRCodeSVG } from 'qrcode.react';

/** Quiet zone of four modules, required by ISO/IEC 18004. */
const margin = 4;

export function Picture({ value, label }: { value: string; label: string }) {
  return <QRCodeSVG value={value} title={label} marginSize={margin} level="M" />;
}
