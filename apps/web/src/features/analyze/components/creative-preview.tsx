import { FileImage, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { formatBytes } from '../../../lib/format-bytes.ts';
import type { ChosenCreative } from '../use-creative.ts';

interface CreativePreviewProps {
  creative: ChosenCreative;
  busy: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

/** The creative as it will be graded: whole, in its own shape, with its size in writing. */
export function CreativePreview({
  creative: { file, url },
  busy,
  onReplace,
  onRemove,
}: CreativePreviewProps) {
  const [size, setSize] = useState<{ of: string; text: string }>();
  const shown = size?.of === url ? size.text : '';
  return (
    <figure className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-4">
      <div className="relative grid min-h-0 place-items-center bg-well p-3">
        <Picture
          key={url}
          url={url}
          name={file.name}
          onSize={(width, height) => setSize({ of: url, text: `${width} × ${height} · ` })}
        />
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-sm">
          <span className="block truncate font-medium">{file.name}</span>
          <span className="block font-mono text-xs text-soft">
            {shown}
            {formatBytes(file.size)}
          </span>
        </p>
        {busy ? null : (
          <div className="flex gap-2">
            <Button variant="outline" size="sm" onClick={onReplace}>
              <RefreshCw aria-hidden />
              Replace
            </Button>
            <Button variant="ghost" size="sm" onClick={onRemove}>
              <X aria-hidden />
              Remove
            </Button>
          </div>
        )}
      </figcaption>
    </figure>
  );
}

interface PictureProps {
  url: string;
  name: string;
  onSize: (width: number, height: number) => void;
}

function Picture({ url, name, onSize }: PictureProps) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <p role="alert" className="grid max-w-[40ch] justify-items-center gap-3 text-center text-md text-soft">
        <FileImage aria-hidden className="size-8" strokeWidth={1.5} />
        Your browser cannot show this picture; the file may be damaged. You can still send it.
      </p>
    );
  }
  return (
    <img
      src={url}
      alt={`Your creative, ${name}`}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onSize(naturalWidth, naturalHeight)}
      onError={() => setBroken(true)}
      className="absolute inset-3 size-[calc(100%-1.5rem)] object-contain"
    />
  );
}
