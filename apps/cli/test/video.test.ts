import { readdir, rm } from 'node:fs/promises';
import { analysisSchema, timelineSchema } from '@adjudge/engine';
import { EXAMPLE_OVERLAYS, exampleVideo, renderVideo } from '@adjudge/engine/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Workspace, type Outcome } from './adjudge.ts';

const desk = new Workspace();

/** The fields that external checks read for a video, in addition to those for a picture. */
const artifactsSchema = z.object({
  image: z.object({ width: z.literal(320), height: z.literal(568) }),
  shots: z.array(z.object({ start: z.number(), end: z.number() })).length(2),
  sound: z.object({ present: z.literal(true), lufs: z.number(), speechShare: z.number() }),
  durationSeconds: z.number().min(2.9).max(3.1),
  callToAction: z.object({ text: z.string() }),
});

/** The first and the last shot of the example video. */
function shortVideo() {
  const { shots } = exampleVideo();
  const { brand, hook, action } = EXAMPLE_OVERLAYS;
  return exampleVideo({
    shots: [shots[0]!, { ...shots.at(-1)!, seconds: 1.8 }],
    overlays: [brand, { ...hook, to: 1.2 }, { ...action, from: 1.2 }],
    tones: [{ from: 0, to: 3, dbfs: -11 }],
  });
}

describe('adjudge with a video', () => {
  let outcome: Outcome;

  beforeAll(async () => {
    await desk.put('video.mp4', Buffer.from((await renderVideo(shortVideo())).bytes));
    outcome = await desk.adjudge('grade', 'video.mp4', '--json', '--artifacts', 'out');
  });
  afterAll(() => rm(desk.folder, { recursive: true }));

  it('grade prints the report, with the same bytes on a second run', async () => {
    expect(outcome).toMatchObject({ status: 0, stderr: '' });
    const analysis = analysisSchema.parse(JSON.parse(outcome.stdout));
    expect(analysis).toMatchObject({ kind: 'video', creative: { type: 'video', fileName: 'video.mp4' } });
    const again = await desk.process('grade', 'video.mp4', '--json');
    expect(again.stdout === outcome.stdout, 'the same bytes').toBe(true);
  });

  it('grade writes the measurements, the timeline and the frames it read', async () => {
    const { callToAction } = artifactsSchema.parse(await desk.json('out/artifacts.json'));
    expect(callToAction.text).toBe('Shop bottles');
    const timeline = timelineSchema.parse(await desk.json('out/timeline.json'));
    const frames = (await readdir(desk.at('out/frames'))).toSorted();
    expect(frames.map((name) => Number(name.replace('.jpg', '')))).toEqual(
      timeline.frames.map(({ second }) => second),
    );
    expect(await sharp(desk.at('out/frames', frames[0]!)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 320,
      height: 568,
    });
  });

  it('grade draws the attention map and the overlay at the size of the video frame', async () => {
    for (const name of ['attention.png', 'overlay.png']) {
      expect(await sharp(desk.at('out', name)).metadata()).toMatchObject({ width: 320, height: 568 });
    }
  });

  it('whatif refuses it', async () => {
    const { status, stderr } = await desk.adjudge('whatif', 'video.mp4');
    expect([status, stderr]).toEqual([2, 'adjudge: Fixes can only be tried on banners.\n']);
  });
});
