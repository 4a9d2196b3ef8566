import { SHARING_TEXTS } from '@adjudge/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { pngOf, svgOf } from './qr-file.ts';
import { RetryNotice } from '../../../components/load-failed.tsx';

const TYPES = ['png', 'svg'] as const;
type FileType = (typeof TYPES)[number];

interface QrTabProps {
  url: string;
  /** File name without an extension. */
  name: string;
}

/** The link as a QR code, e.g. for a slide, a proof or a wall. The code that draws it is loaded when it is first shown. */
export function QrTab({ url, name }: QrTabProps) {
  const code = useRef<SVGSVGElement>(null);
  const drawing = useQuery({
    queryKey: ['qr-code'],
    queryFn: async () => (await import('./qr-code.tsx')).QrCode,
    staleTime: Infinity,
    retry: false,
  });
  const download = useMutation({
    mutationFn: async (type: FileType) => {
      if (!code.current) throw new Error('There is no code to save.');
      saveFile(type === 'svg' ? svgOf(code.current) : await pngOf(code.current), `${name}.${type}`);
    },
  });
  if (drawing.isError) {
    return <RetryNotice onRetry={() => void drawing.refetch()}>{SHARING_TEXTS.qrFailed}</RetryNotice>;
  }
  const QrCode = drawing.data;
  return (
    <div className="grid justify-items-center gap-4">
      {QrCode ? (
        <QrCode ref={code} url={url} />
      ) : (
        <div className="size-52" aria-busy="true">
          <VisuallyHidden>Drawing the QR code</VisuallyHidden>
          <Skeleton className="size-full" />
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {TYPES.map((type) => (
          <Button
            key={type}
            variant="outline"
            disabled={!QrCode}
            busy={download.isPending && download.variables === type}
            onClick={() => download.mutate(type)}
          >
            <Download aria-hidden />
            Download {type.toUpperCase()}
          </Button>
        ))}
      </div>
      {download.isError ? <Notice kind="error">{SHARING_TEXTS.qrDownloadFailed}</Notice> : null}
    </div>
  );
}
