import { formatBytes } from '@adjudge/contract';
import { RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import type { ChosenCreative } from '../use-creative.ts';
import { CreativeMedia } from './creative-media.tsx';

interface CreativePreviewProps {
  creative: ChosenCreative;
  busy: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

/** Shows the creative as it will be graded: uncropped, in its own aspect ratio, with its size. */
export function CreativePreview({ creative, busy, onReplace, onRemove }: CreativePreviewProps) {
  const { file, url } = creative;
  const [size, setSize] = useState<{ of: string; text: string }>();
  const shown = size?.of === url ? size.text : '';
  return (
    <figure className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-4">
      <div className="relative grid min-h-0 place-items-center bg-well p-3">
        <CreativeMedia
          key={url}
          creative={creative}
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
