import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Playback {
  /** Position of the shown frame, in seconds. */
  readonly second: number;
  /** In seconds, as read by the browser; 0 until it has read it. */
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
  /** Event handlers for the video element. */
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

/** The player's state, driven by the element's events: the page follows it, whatever changes it. */
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
      // Set immediately, so that the marks respond even if the decoder is slow or cannot decode at all.
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
      // Rejected when the browser requires a user gesture first, or when the next click pauses it again.
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
        // The poster may show another moment than the marks. Seeking makes the video show its own frame.
        moveTo(video.current, second);
        // Sound without a picture: the browser does not support this codec.
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
  // A browser may refuse fullscreen inside a frame of another page.
  else await stage?.requestFullscreen().catch(() => {});
}
