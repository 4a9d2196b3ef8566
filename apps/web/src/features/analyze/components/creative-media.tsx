import { FileImage, FileVideo } from 'lucide-react';
import { useState } from 'react';
import type { ChosenCreative } from '../use-creative.ts';

interface CreativeMediaProps {
  creative: ChosenCreative;
  onSize: (width: number, height: number) => void;
}

const STYLE = 'absolute inset-3 size-[calc(100%-1.5rem)] object-contain';

export function CreativeMedia({ creative: { file, type, url }, onSize }: CreativeMediaProps) {
  const [broken, setBroken] = useState(false);
  const label = `Your creative, ${file.name}`;
  if (broken) return <PreviewUnavailable type={type} />;
  if (type === 'image') {
    return (
      <img
        src={url}
        alt={label}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onSize(naturalWidth, naturalHeight)}
        onError={() => setBroken(true)}
        className={STYLE}
      />
    );
  }
  return (
    // Users who upload a video have it themselves; captions are for its audience.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      src={url}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
        // For an unsupported codec the browser may still play the sound, with a width of 0.
        videoWidth === 0 ? setBroken(true) : onSize(videoWidth, videoHeight)
      }
      onError={() => setBroken(true)}
      className={STYLE}
    />
  );
}

function PreviewUnavailable({ type }: { type: ChosenCreative['type'] }) {
  const Icon = type === 'image' ? FileImage : FileVideo;
  return (
    <p role="alert" className="grid max-w-[40ch] justify-items-center gap-3 text-center text-md text-soft">
      <Icon aria-hidden className="size-8" strokeWidth={1.5} />
      {type === 'image'
        ? 'Your browser cannot show this picture; the file may be damaged. You can still send it.'
        : 'Your browser cannot play this video. You can still send it: the server decodes it itself.'}
    </p>
  );
}
