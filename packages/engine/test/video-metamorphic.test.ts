import { beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../src/grading/grade.ts';
import { type Analysis, GRADING_STEPS, type GradeResult, analysisSchema } from '../src/index.ts';
import { drawnPhoto } from '../src/testing/banners/drawn-photo.ts';
import { type BannerSpec, EXAMPLE_OVERLAYS, type VideoSpec, exampleVideo } from '../src/testing/index.ts';
import { type CachedGrade, cachedGrade } from '../src/testing/cache/cached-grade.ts';
import { cachedVideo } from '../src/testing/cache/cached-video.ts';
import { IMPRESSION_TOLERANCE, scoreOf } from '../src/testing/score-of.ts';

const { brand, hook, action } = EXAMPLE_OVERLAYS;
const [first, , third, end] = exampleVideo().shots;

/** Draws and grades each video once. */
const graded = async (changes: Partial<VideoSpec> = {}): Promise<CachedGrade> =>
  cachedGrade({ bytes: await cachedVideo(exampleVideo(changes)), fileName: 'video.mp4' });

const photographed = (seed: number): BannerSpec => ({
  width: 320,
  height: 180,
  ground: { kind: 'photo', frame: drawnPhoto(seed, 320, 180) },
  lines: [],
});

/** Rejudges the measurements with speech from second 1 to second 5. */
function speaking({ gathered }: GradeResult): Analysis {
  const { sound } = gathered.artifacts;
  const spoken = { ...sound!, speech: [{ start: 1, end: 5 }], speechShare: 0.67 };
  const heard = { ...gathered, artifacts: { ...gathered.artifacts, sound: spoken } };
  return judge({ bytes: new Uint8Array(1), fileName: 'video.mp4' }, heard, () => {}).analysis;
}

describe('a drawn video', () => {
  let before: CachedGrade;

  beforeAll(async () => {
    before = await graded();
  }, 120_000);

  it('is graded as a video with everything measured', () => {
    const { analysis, poster, keyFrames } = before;
    expect(analysisSchema.parse(JSON.parse(JSON.stringify(analysis)))).toEqual(analysis);
    expect(analysis).toMatchObject({ kind: 'video', coverage: 1, failures: [] });
    expect(analysis.percentiles).toMatchObject({ of: 'video ads', compared: 'creative' });
    expect(analysis.creative).toMatchObject({ type: 'video', format: 'mp4', width: 320, height: 568 });
    expect(analysis.percentiles!.overall!.betterThan).toBeGreaterThanOrEqual(40);
    expect([...poster!.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect(keyFrames.map(({ second: at }) => at)).toEqual(before.gathered.artifacts.scenes!.readAt);
  });

  it('reports its steps in order', () => {
    expect(before.steps).toEqual(GRADING_STEPS.filter((step) => step !== 'reading-copy'));
  });

  it('is graded at one frame per second too', async () => {
    const { analysis } = await graded({ rate: 1 });
    expect(analysis).toMatchObject({ kind: 'video', coverage: 1, failures: [] });
    expect(analysis.understood?.request?.text).toBe('Shop bottles');
  });

  it('accounts for every point', () => {
    const { audits, overallScore } = before.analysis;
    expect(100 - audits.reduce((sum, { pointsLost }) => sum + pointsLost, 0)).toBeCloseTo(overallScore!, 0);
  });

  it('has sub-scores, metadata, and a timeline', () => {
    const { videoAnalysis, videoMetadata, timeline } = before.analysis;
    expect(Object.values(videoAnalysis!).every(({ score }) => score > 50)).toBe(true);
    expect(videoMetadata).toMatchObject({ format: 'mp4', aspectRatio: 0.563, frameAnalysisAvailable: true });
    expect(videoMetadata!.duration).toBeCloseTo(6, 1);
    expect(timeline!.shots).toHaveLength(4);
    expect(timeline!.motion).toHaveLength(12);
    expect(timeline!.text.map(({ text }) => text)).toContain('Cold at noon?');
    expect(timeline!.frames.some(({ boxes }) => boxes.some(({ kind }) => kind === 'callToAction'))).toBe(
      true,
    );
  });

  it('has a second within its duration for every finding', () => {
    const evidence = before.analysis.audits
      .filter(({ status }) => status === 'measured')
      .flatMap((audit) => audit.evidence.map((each) => ({ id: audit.id, ...each })));
    expect(evidence.length).toBeGreaterThan(60);
    const astray = evidence.filter(({ second: at }) => at === undefined || at < 0 || at > 6.1);
    expect(astray.filter(({ box }) => box).map(({ id }) => id)).toEqual([]);
  });

  // More cases are in video-metamorphic.sweep.test.ts.
  it.each<[string, string, Partial<VideoSpec>]>([
    [
      'with a slow opening',
      'opening-hook',
      {
        shots: [{ ...first!, seconds: 4, pan: 0 }, end!],
        overlays: [brand, { ...hook, from: 3, to: 4 }, action],
      },
    ],
    ['with its captions removed', 'hook-message', { overlays: [brand, action] }],
    ['that strobes', 'flashes', { strobe: { from: 0.5, to: 3, perSecond: 4 } }],
  ])(
    '%s loses in %s and does not gain overall',
    async (_, concerned, changes) => {
      const after = (await graded(changes)).analysis;
      expect(scoreOf(after, concerned)).toBeLessThan(scoreOf(before.analysis, concerned) - 8);
      expect(after.overallScore! - before.analysis.overallScore!).toBeLessThan(IMPRESSION_TOLERANCE);
    },
    120_000,
  );

  it('scores very low with no brand, request, text, or sound, plus flicker, strobe, and black', async () => {
    const shots = Array.from({ length: 15 }, (_, i) => ({ seconds: 0.2, banner: photographed(i) }));
    const bytes = await cachedVideo({
      width: 320,
      height: 180,
      rate: 25,
      shots,
      strobe: { from: 0.5, to: 2, perSecond: 6 },
      black: { from: 2.2, to: 3 },
    });
    const { analysis } = await cachedGrade({ bytes, fileName: 'flicker.mp4' });
    expect(analysis.overallScore).toBeLessThan(35);
  }, 120_000);

  it('loses sound-off comprehension when the captions of its speech are removed', async () => {
    const bare = speaking(await graded({ overlays: [brand, action] }));
    expect(scoreOf(bare, 'caption-cover')).toBeLessThan(scoreOf(speaking(before), 'caption-cover') - 20);
  }, 120_000);

  it('is graded on the browser’s frames if only the browser can decode it, and reports what is unknown', async () => {
    const { keyFrames } = before;
    const bytes = await cachedVideo(exampleVideo());
    const { analysis } = await cachedGrade({
      bytes: Buffer.concat([bytes.subarray(0, 64), Buffer.alloc(200_000, 7)]),
      fileName: 'video.mov',
      browserVideo: {
        frames: keyFrames.map(({ jpeg }) => jpeg),
        metadata: {
          duration: 6,
          width: 320,
          height: 568,
          aspectRatio: 0.563,
          format: 'video/quicktime',
          fileSize: 200_064,
          fileName: 'video.mov',
        },
      },
    });
    expect(analysis.overallScore).toBeGreaterThan(60);
    expect(analysis.coverage).toBeLessThan(0.9);
    expect(analysis.failures.map(({ measurement }) => measurement)).toEqual([
      'shots',
      'motion',
      'light',
      'sound',
    ]);
    expect(scoreOf(analysis, 'hook-message')).toBeGreaterThan(90);
    expect(analysis.timeline).toMatchObject({ shots: [], speech: [], loudness: null });
    expect(analysis.timeline!.frames[0]!.second).toBeCloseTo(6 / (2 * Math.min(12, keyFrames.length)), 1);
  }, 120_000);

  it('gets advice with wording and seconds for a slow opening', async () => {
    const slow = await graded({
      shots: [{ ...third!, seconds: 4, pan: 0 }, end!],
      overlays: [brand, action],
    });
    const advice = slow.analysis.optimizationRecommendations.videoSpecific!.filter(
      ({ area }) => area === 'openingHook',
    );
    expect(slow.analysis.videoAnalysis!.openingHookStrength.score).toBeLessThan(70);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.every(({ text }) => /\d s\b|first second/.test(text))).toBe(true);
  }, 120_000);
});
