import type { RefObject } from 'react';
import { posterOf } from '../../model/poster.ts';
import { useReport } from '../../model/report-state.ts';
import type { Playback } from './use-playback.ts';

interface VideoMediaProps {
  video: RefObject<HTMLVideoElement | null>;
  playback: Playback;
}

export function VideoMedia({ video, playback }: VideoMediaProps) {
  const { creative } = useReport().analysis;
  const thumbnail = posterOf(creative);
  if (playback.broken) {
    return (
      <>
        <img
          src={thumbnail}
          alt={`Video thumbnail: ${creative.alt}`}
          className="block size-full bg-well object-contain ring-1 ring-rule"
        />
        <p className="absolute inset-x-0 bottom-0 bg-ink px-3 py-2 text-sm text-paper">
          Your browser cannot play this video. The timeline and the findings stand as measured.
        </p>
      </>
    );
  }
  return (
    // Speech in the ad is shown as measured speech in the timeline. The file comes without captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events
    <video
      ref={video}
      src={creative.url}
      poster={thumbnail}
      aria-label={creative.alt}
      playsInline
      preload="metadata"
      onClick={playback.togglePlay}
      className="block size-full bg-well ring-1 ring-rule"
      {...playback.events}
    />
  );
}
