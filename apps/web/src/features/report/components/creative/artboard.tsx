import { artboardStyle } from '@adjudge/contract';
import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useReport } from '../../model/report-state.ts';

/** Focusable, because arrow keys scroll the focused element. */
const SCROLLED = { role: 'group', 'aria-label': 'The creative, enlarged', tabIndex: 0 } as const;

interface ArtboardProps {
  zoom: number;
  /** Rendered in place of the picture. */
  media?: ReactNode;
  children: ReactNode;
}

/** The picture in its natural aspect ratio, as large as column and window allow. Zoomed, it scrolls inside its frame. */
export function Artboard({ zoom, media, children }: ArtboardProps) {
  const { creative } = useReport().analysis;
  const [broken, setBroken] = useState(false);
  const width = Math.max(1, creative.width);
  const height = Math.max(1, creative.height);
  return (
    <div
      {...(zoom > 1 ? SCROLLED : {})}
      className={clsx('mx-auto print:max-w-[34rem]', zoom > 1 && 'overflow-auto overscroll-contain')}
      style={{
        ...artboardStyle(creative),
        ...(zoom > 1 ? { aspectRatio: `${width} / ${height}` } : {}),
      }}
    >
      <div
        className="relative"
        style={{ width: `${zoom * 100}%`, aspectRatio: `${width} / ${height}` }}
        data-testid="artboard"
      >
        {media ??
          (broken ? (
            <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-well text-sm text-soft">
              <ImageOff aria-hidden className="size-6" />
              The creative’s file could not be loaded.
            </div>
          ) : (
            <img
              src={creative.url}
              alt={creative.alt}
              width={width}
              height={height}
              className="block size-full ring-1 ring-rule"
              onError={() => setBroken(true)}
            />
          ))}
        {children}
      </div>
    </div>
  );
}
