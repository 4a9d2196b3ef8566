import { TEXTS } from '@adjudge/contract';

/** For the browser to read the head of a file that lies on the same machine; beyond it something is wrong. */
const PATIENCE_MILLISECONDS = 10_000;

/**
 * A hidden player that knows the size and length of this video. Whether it can is tried, never asked: what canPlayType
 * answers is about names of codecs. A sound track alone also loads, so that a width of 0 counts as not readable.
 * @throws Error with a text for people; AbortError when `signal` says so
 */
export async function openVideo(url: string, signal?: AbortSignal): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = url;
  await eventOf(video, 'loadeddata', { signal, otherwise: TEXTS.videoLoad });
  if (video.videoWidth === 0 || !Number.isFinite(video.duration)) throw new Error(TEXTS.videoLoad);
  return video;
}

/** Lets go of the file and of the decoder. */
export function closeVideo(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}

interface Waited {
  readonly signal?: AbortSignal | undefined;
  /** Said when the player fails, or the event does not come. */
  readonly otherwise: string;
}

/** Resolves with the event. */
export function eventOf(video: HTMLVideoElement, name: string, { signal, otherwise }: Waited): Promise<void> {
  return new Promise((resolve, reject) => {
    const heard = new AbortController();
    const settle = (done: () => void) => () => {
      heard.abort();
      clearTimeout(timer);
      done();
    };
    const fail = settle(() => reject(new Error(otherwise)));
    const timer = setTimeout(fail, PATIENCE_MILLISECONDS);
    video.addEventListener(name, settle(resolve), { signal: heard.signal });
    video.addEventListener('error', fail, { signal: heard.signal });
    const aborted = settle(() => reject(new DOMException('The video was put away.', 'AbortError')));
    if (signal?.aborted) aborted();
    signal?.addEventListener('abort', aborted, { signal: heard.signal });
  });
}
