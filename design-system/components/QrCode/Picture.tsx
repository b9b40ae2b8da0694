import { QRCodeSVG } from 'qrcode.react';

/** Four modules of margin: the standard asks for them, and readers on a dark page need them. */
const margin = 4;

/** The drawing, apart from QrCode so that its library comes only when one is shown. */
export function Picture({ value, label }: { value: string; label: string }) {
  return <QRCodeSVG value={value} title={label} marginSize={margin} level="M" />;
}
