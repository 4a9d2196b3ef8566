import { ImageOff, Play } from 'lucide-react';
import { clsx } from 'clsx';
import { useState } from 'react';

interface CreativeThumbnailProps {
  creative: { readonly type: 'image' | 'video'; readonly url: string };
  className?: string;
}

const atThumbSize = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}size=thumb`;

/** The whole creative at a small size. Never cropped, because its shape is part of it. */
export function CreativeThumbnail({ creative, className }: CreativeThumbnailProps) {
  const [missing, setMissing] = useState(false);
  return (
    <span
      className={clsx(
        'relative grid grid-cols-1 grid-rows-1 place-items-center overflow-hidden bg-well',
        className,
      )}
    >
      {missing ? (
        <ImageOff aria-hidden className="size-5 text-faint" />
      ) : (
        <img
          src={atThumbSize(creative.url)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
          className="size-full object-contain"
        />
      )}
      {creative.type === 'video' ? (
        <span className="absolute right-1 bottom-1 grid size-4.5 place-items-center bg-ink/80 text-paper">
          <Play aria-hidden className="size-2.5 fill-current" />
          <span className="sr-only">Video. </span>
        </span>
      ) : null}
    </span>
  );
}
