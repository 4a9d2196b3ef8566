import { TEXTS } from '@adjudge/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileStore, newKey } from '../../store/file-store.ts';
import { aboutVideo } from '../../testing/pictures.ts';
import { dropBrowserVideo, storeBrowserVideo, loadBrowserVideo, readBrowserVideo } from './browser-video.ts';

const jpeg = (last: number): Buffer => Buffer.from([0xff, 0xd8, 0xff, 0xe0, last]);
const coded = (...pictures: Buffer[]): string =>
  JSON.stringify(pictures.map((picture) => picture.toString('base64')));

const SENT = {
  isProcessedVideo: 'true',
  videoMetadata: aboutVideo(12),
  videoFrames: coded(jpeg(1), jpeg(2)),
};
const read = (fields: Readonly<Record<string, string>>) => readBrowserVideo(new Map(Object.entries(fields)));

const ABOUT = {
  duration: 12,
  width: 48,
  height: 32,
  aspectRatio: 1.5,
  format: 'video/mp4',
  fileSize: 212,
  fileName: 'ad.mp4',
};

describe('readBrowserVideo', () => {
  it('reads the frames and the metadata', () => {
    expect(read(SENT)).toEqual({ frames: [jpeg(1), jpeg(2)], metadata: ABOUT });
  });

  it.each([{}, { ...SENT, isProcessedVideo: 'false' }, { ...SENT, isProcessedVideo: '' }])(
    'returns null unless the browser says it processed the video (%#)',
    (fields) => expect(read(fields)).toBeNull(),
  );

  it('accepts frames as data URLs', () => {
    const videoFrames = JSON.stringify([`data:image/jpeg;base64,${jpeg(7).toString('base64')}`]);
    expect(read({ ...SENT, videoFrames })?.frames).toEqual([jpeg(7)]);
  });

  it('accepts a video of exactly one minute', () => {
    expect(read({ ...SENT, videoMetadata: aboutVideo(60) })?.metadata.duration).toBe(60);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a video longer than one minute', { videoMetadata: aboutVideo(60.01) }, TEXTS.videoLong],
    ['missing metadata', { videoMetadata: '' }, TEXTS.videoFramesInvalid],
    ['empty metadata', { videoMetadata: '{}' }, TEXTS.videoFramesInvalid],
    ['an empty list of frames', { videoFrames: '[]' }, TEXTS.videoFramesInvalid],
    ['truncated frames', { videoFrames: '["/9j' }, TEXTS.videoFramesInvalid],
    [
      'one frame that is not a JPEG',
      { videoFrames: coded(jpeg(1), Buffer.from('hello'), jpeg(2)) },
      TEXTS.videoFramesInvalid,
    ],
  ])('refuses %s', (_what, wrong, message) => {
    expect(() => read({ ...SENT, ...wrong })).toThrow(expect.objectContaining({ code: 'invalid', message }));
  });
});

describe('video frames in the file store', () => {
  let folder: string;
  let store: FileStore;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'adjudge-frames-'));
    store = await FileStore.open(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const video = { frames: [jpeg(1), jpeg(2), jpeg(3)], metadata: ABOUT };

  it('are stored beside the file and loaded in order', async () => {
    const storeKey = newKey();
    const browserVideo = await storeBrowserVideo(store, storeKey, video);
    expect(browserVideo).toEqual({ frames: 3, metadata: ABOUT });
    expect((await store.keys()).toSorted()).toEqual([1, 2, 3].map((nth) => `${storeKey}.frame-${nth}.jpg`));
    expect(await loadBrowserVideo(store, { storeKey, browserVideo })).toEqual(video);
  });

  it('are deleted without deleting the file or frames of other videos', async () => {
    const [storeKey, other] = [newKey(), newKey()];
    await store.put(storeKey, Buffer.from('film'));
    const browserVideo = await storeBrowserVideo(store, storeKey, video);
    await storeBrowserVideo(store, other, { ...video, frames: [jpeg(1)] });
    await dropBrowserVideo(store, { storeKey, browserVideo });
    expect((await store.keys()).toSorted()).toEqual([storeKey, `${other}.frame-1.jpg`].toSorted());
  });

  it.each([null, {}, { frames: 0, metadata: ABOUT }, { frames: 13, metadata: ABOUT }])(
    'do not exist for a row with %j',
    async (browserVideo) => {
      const row = { storeKey: newKey(), browserVideo };
      expect(await loadBrowserVideo(store, row)).toBeNull();
      await expect(dropBrowserVideo(store, row)).resolves.toBeUndefined();
    },
  );
});
