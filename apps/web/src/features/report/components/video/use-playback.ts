import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Playback {
  /** The moment that is shown. */
  readonly second: number;
  /** Seconds as the browser reads them; 0 before it has. */
  readonly duration: number;
  readonly playing: boolean;
  readonly muted: boolean;
  readonly fullscreen: boolean;
  /** The browser cannot play this file. */
  readonly broken: boolean;
  readonly seek: (second: number) => void;
  readonly togglePlay: () => void;
  readonly toggleMute: () => void;
  readonly toggleFullscreen: () => void;
  /** For the element itself. */
  readonly events: {
    readonly onTimeUpdate: () => void;
    readonly onSeeked: () => void;
    readonly onPlay: () => void;
    readonly onPause: () => void;
    readonly onVolumeChange: () => void;
    readonly onLoadedMetadata: () => void;
    readonly onError: () => void;
  };
}

/** The player's state, told by the element: whatever moves it, the page shows what it does. */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  stage: RefObject<HTMLElement | null>,
): Playback {
  const [second, setSecond] = useState(0);
  const [duration, setDuration] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(false);
  const [broken, setBroken] = useState(false);
  const [fullscreen, setFullscreen] = useState(false);

  useEffect(() => {
    const look = () => setFullscreen(document.fullscreenElement === stage.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [stage]);

  const showSecond = () => setSecond(video.current?.currentTime ?? 0);
  const seek = useCallback(
    (to: number) => {
      // Told at once, so that the marks answer although the decoder takes its time or cannot decode at all.
      setSecond(to);
      moveTo(video.current, to);
    },
    [video],
  );

  return {
    second,
    duration,
    playing,
    muted,
    fullscreen,
    broken,
    seek,
    togglePlay: () => {
      const element = video.current;
      if (!element) return;
      if (!element.paused) element.pause();
      // Refused where a browser wants a gesture first, or when the next click pauses it again.
      else element.play().catch(() => setPlaying(false));
    },
    toggleMute: () => turnSound(video.current),
    toggleFullscreen: () => void changeFullscreen(stage.current),
    events: {
      onTimeUpdate: showSecond,
      onSeeked: showSecond,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onVolumeChange: () => setMuted(video.current?.muted ?? false),
      onLoadedMetadata: () => {
        const read = video.current?.duration ?? 0;
        setDuration(Number.isFinite(read) ? read : 0);
        // A poster may be of another moment than the marks over it; a film that was moved shows its own frame.
        moveTo(video.current, second);
        // Sound without a picture: the browser does not know this codec.
        setBroken(video.current?.videoWidth === 0);
      },
      onError: () => setBroken(true),
    },
  };
}

function moveTo(element: HTMLVideoElement | null, second: number): void {
  if (element) element.currentTime = second;
}

function turnSound(element: HTMLVideoElement | null): void {
  if (element) element.muted = !element.muted;
}

async function changeFullscreen(stage: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  // A browser may refuse it inside a frame of another page.
  else await stage?.requestFullscreen().catch(() => {});
}
