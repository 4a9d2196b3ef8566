// @vitest-environment jsdom
import { LIMITS, TEXTS } from '@adjudge/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDecoder } from '../../../testing/fake-video.ts';
import { type Extraction, extractFrames, frameCount, frameSize } from './extract-frames.ts';

const decoder = fakeDecoder();
URL.createObjectURL = () => 'blob:video';
URL.revokeObjectURL = () => {};

const FILE = new File(['film'], 'ad.mp4', { type: 'video/mp4' });

function extract(signal = new AbortController().signal) {
  const told: Extraction[] = [];
  return { told, done: extractFrames(FILE, { signal, tell: (extraction) => told.push(extraction) }) };
}

describe('extractFrames', () => {
  it('takes eight evenly spaced frames of at most 480 px from a short video', async () => {
    const { told, done } = extract();
    const { frames, metadata } = await done;
    expect(frames).toEqual(Array(8).fill('/9j/'));
    expect(decoder.looked).toEqual([0.75, 2.25, 3.75, 5.25, 6.75, 8.25, 9.75, 11.25]);
    expect(decoder.drawn[0]).toEqual([480, 270]);
    expect(metadata).toEqual({
      duration: 12,
      width: 1920,
      height: 1080,
      aspectRatio: 16 / 9,
      format: 'video/mp4',
      fileSize: 4,
      fileName: 'ad.mp4',
    });
    expect([told[0], told[1], told.at(-1)]).toEqual([
      { step: 'initializing' },
      { step: 'extracting', frame: 1, frames: 8 },
      { step: 'complete' },
    ]);
  });

  it.each([
    [0.5, 8],
    [40, 8],
    [41, 9],
    [60, 12],
    [90, 12],
  ])('for %d seconds of video, takes %d frames', (duration, frames) => {
    expect(frameCount(duration)).toBe(frames);
  });

  it.each([
    [1080, 1920, 270, 480],
    [320, 240, 320, 240],
    [4000, 2, 480, 1],
  ])('scales a %d × %d video to %d × %d', (width, height, frameWidth, frameHeight) => {
    expect(frameSize(width, height)).toEqual({ width: frameWidth, height: frameHeight });
  });
});

describe('a video without usable frames', () => {
  it.each([
    ['does not open', { opens: 'error' }, TEXTS.videoLoad],
    ['has sound alone', { width: 0, height: 0 }, TEXTS.videoLoad],
    ['has no end', { duration: Number.POSITIVE_INFINITY }, TEXTS.videoLoad],
    ['is longer than 90 s', { duration: 90.1 }, TEXTS.framesLong],
    ['meets no canvas', { context: false }, TEXTS.canvasMissing],
    ['is drawn as nothing', { picture: 'data:,' }, TEXTS.frameProcess],
    ['breaks at a frame', { seeks: 'error' }, 'Failed to capture frame 1 of 8.'],
  ] as const)('fails with an error if it %s', async (_why, behavior, text) => {
    decoder.does(behavior);
    await expect(extract().done).rejects.toThrow(text);
  });

  it('fails if the frames exceed the size limit', async () => {
    decoder.does({ picture: `data:image/jpeg;base64,${'A'.repeat(LIMITS.framesBytes / 4)}` });
    await expect(extract().done).rejects.toThrow(/^Payload size \(.* MB\) exceeds the 6MB limit/);
  });

  it('fails when extraction is aborted', async () => {
    const controller = new AbortController();
    decoder.does({ seeks: 'silence' });
    const { done } = extract(controller.signal);
    await Promise.resolve();
    controller.abort();
    await expect(done).rejects.toThrow('put away');
  });

  describe('when the decoder hangs', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it.each([
      [{ opens: 'silence' }, TEXTS.videoLoad],
      [{ seeks: 'silence' }, 'Failed to capture frame 1 of 8.'],
    ] as const)('times out for %j', async (behavior, text) => {
      decoder.does(behavior);
      const problem = extract().done.then(
        () => null,
        (error: Error) => error.message,
      );
      await vi.advanceTimersByTimeAsync(11_000);
      expect(await problem).toBe(text);
    });
  });
});
