import { beforeAll, describe, expect, it } from 'vitest';
import { type GradeResult, grade } from '../src/index.ts';
import { type VideoSpec, EXAMPLE_OVERLAYS, exampleVideo, renderVideo } from '../src/testing/index.ts';
import { IMPRESSION_TOLERANCE, scoreOf } from '../src/testing/score-of.ts';

const { brand, hook, offer, action } = EXAMPLE_OVERLAYS;
const [first, second, , end] = exampleVideo().shots;

async function graded(changes: Partial<VideoSpec> = {}): Promise<GradeResult> {
  const { bytes } = await renderVideo(exampleVideo(changes));
  return grade({ bytes, fileName: 'video.mp4' });
}

describe('video variations', () => {
  let before: GradeResult;

  beforeAll(async () => {
    before = await graded();
  }, 120_000);

  it.each<[string, string, Partial<VideoSpec>]>([
    [
      'with a late call to action',
      'call-to-action-time',
      { overlays: [brand, hook, offer, { ...action, from: 5.5 }] },
    ],
    [
      'with its brand only at the end',
      'brand-first-seen',
      { overlays: [{ ...brand, from: 5 }, hook, offer, action] },
    ],
    ['without sound', 'sound-time', { tones: [] }],
    ['with black bars', 'letterbox', { bars: 0.3 }],
    [
      'with a freeze in the middle',
      'frozen-time',
      { overlays: [brand], shots: [first!, { ...second!, seconds: 6, pan: 0 }, end!] },
    ],
  ])(
    'a video %s loses in %s and does not gain overall',
    async (_, concerned, changes) => {
      const after = (await graded(changes)).analysis;
      expect(scoreOf(after, concerned)).toBeLessThan(scoreOf(before.analysis, concerned) - 8);
      expect(after.overallScore! - before.analysis.overallScore!).toBeLessThan(IMPRESSION_TOLERANCE);
    },
    120_000,
  );
});
