import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  url: string;
  ref: React.Ref<SVGSVGElement>;
}

/** Dark on white in every theme, and with a quiet zone: scanners need both. */
export const QrCode = ({ url, ref }: QrCodeProps) => (
  <QRCodeSVG
    ref={ref}
    value={url}
    size={208}
    level="M"
    marginSize={4}
    fgColor="#15181c"
    bgColor="#ffffff"
    title="QR code of the link to the report"
    className="h-auto w-52 max-w-full border border-rule"
  />
);
