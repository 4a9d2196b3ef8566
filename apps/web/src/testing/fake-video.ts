import { afterEach, beforeEach, vi } from 'vitest';

export interface VideoBehavior {
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  /** How opening ends. 'silence': no event ever fires. */
  readonly opens: 'data' | 'error' | 'silence';
  readonly seeks: 'seeked' | 'error' | 'silence';
  /** The data URL that the canvas returns for a frame. */
  readonly picture: string;
  readonly context: boolean;
}

const GOOD: VideoBehavior = {
  duration: 12,
  width: 1920,
  height: 1080,
  opens: 'data',
  seeks: 'seeked',
  picture: 'data:image/jpeg;base64,/9j/',
  context: true,
};

/** A fake for the browser's video decoder, which jsdom lacks. Tests set its behavior. */
export class FakeDecoder {
  behaviour = GOOD;
  /** Opened elements, in order. A silent one can be answered by hand. */
  readonly opened: HTMLMediaElement[] = [];
  /** Seconds that were seeked to, in order. */
  readonly looked: number[] = [];
  /** Width and height of each drawn frame. */
  readonly drawn: [number, number][] = [];

  does(overrides: Partial<VideoBehavior>): void {
    this.behaviour = { ...GOOD, ...overrides };
  }
}

const later = (element: HTMLMediaElement, event: string): void =>
  queueMicrotask(() => void element.dispatchEvent(new Event(event)));

/** Videos opened by script behave as the decoder says. A video that is already in the page is unaffected. */
export function fakeDecoder(): FakeDecoder {
  const decoder = new FakeDecoder();
  beforeEach(() => {
    decoder.does({});
    decoder.opened.length = 0;
    decoder.looked.length = 0;
    decoder.drawn.length = 0;
    const video = HTMLVideoElement.prototype;
    const media = HTMLMediaElement.prototype;
    vi.spyOn(media, 'load').mockImplementation(() => {});
    vi.spyOn(video, 'videoWidth', 'get').mockImplementation(() => decoder.behaviour.width);
    vi.spyOn(video, 'videoHeight', 'get').mockImplementation(() => decoder.behaviour.height);
    vi.spyOn(media, 'duration', 'get').mockImplementation(() => decoder.behaviour.duration);
    vi.spyOn(media, 'src', 'set').mockImplementation(function open(this: HTMLMediaElement) {
      decoder.opened.push(this);
      const { opens } = decoder.behaviour;
      if (opens !== 'silence') later(this, opens === 'data' ? 'loadeddata' : 'error');
    });
    vi.spyOn(media, 'currentTime', 'set').mockImplementation(function seek(this: HTMLMediaElement, second) {
      decoder.looked.push(second);
      const { seeks } = decoder.behaviour;
      if (seeks !== 'silence') later(this, seeks);
    });
    const canvas = HTMLCanvasElement.prototype;
    const drawImage = (_: unknown, _x: number, _y: number, width: number, height: number) =>
      decoder.drawn.push([width, height]);
    vi.spyOn(canvas, 'getContext').mockImplementation(
      () => (decoder.behaviour.context ? { drawImage } : null) as unknown as null,
    );
    vi.spyOn(canvas, 'toDataURL').mockImplementation(() => decoder.behaviour.picture);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return decoder;
}
