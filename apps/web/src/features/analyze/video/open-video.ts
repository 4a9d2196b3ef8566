import { TEXTS } from '@adjudge/contract';

/** Time for the browser to read the header of a local file. If it takes longer, something is wrong. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * Opens a hidden player that knows the size and length of the video. Loads the video instead of asking canPlayType,
 * which only knows codec names. A file with only sound also loads, so a width of 0 counts as unreadable.
 * @throws Error with a user-facing message; AbortError when `signal` aborts
 */
export async function openVideo(url: string, signal?: AbortSignal): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = url;
  await waitForEvent(video, 'loadeddata', { signal, otherwise: TEXTS.videoLoad });
  if (video.videoWidth === 0 || !Number.isFinite(video.duration)) throw new Error(TEXTS.videoLoad);
  return video;
}

/** Releases the file and the decoder. */
export function closeVideo(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}

interface WaitOptions {
  readonly signal?: AbortSignal | undefined;
  /** Error message when the player fails or the event does not arrive. */
  readonly otherwise: string;
}

/** Resolves when the event fires; rejects on a player error, a timeout or an abort. */
export function waitForEvent(
  video: HTMLVideoElement,
  name: string,
  { signal, otherwise }: WaitOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const listeners = new AbortController();
    const settle = (done: () => void) => () => {
      listeners.abort();
      clearTimeout(timer);
      done();
    };
    const fail = settle(() => reject(new Error(otherwise)));
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
    video.addEventListener(name, settle(resolve), { signal: listeners.signal });
    video.addEventListener('error', fail, { signal: listeners.signal });
    const aborted = settle(() => reject(new DOMException('The video was put away.', 'AbortError')));
    if (signal?.aborted) aborted();
    signal?.addEventListener('abort', aborted, { signal: listeners.signal });
  });
}
