import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../audit.ts';
import actionTime from '../../audits/action/call-to-action-time.ts';
import { judge } from '../../grading/grade.ts';
import { analysisSchema } from '../../report.ts';
import { fakeArtifacts, fakeVideo } from '../../testing/index.ts';
import { analysisOf } from '../../testing/analysis-of.ts';
import {
  withCallToAction,
  withShots,
  lineAt,
  withText,
  withVideo,
} from '../../testing/behaviors/over-time-behavior.ts';
import { upgradeReport } from '../../report/upgrade-report.ts';

const file: Artifacts['file'] = { ...fakeArtifacts().file, format: 'mp4' };
const image = { ...fakeArtifacts().image, width: 1080, height: 1920 };

/** The whole report on the good vertical video of `fakeVideo`, with these artifacts changed. */
const reportOn = (overrides: Partial<Artifacts> = {}) => analysisOf({ file, image, ...overrides });

describe('video report', () => {
  const report = reportOn();

  it('has the kind “video” and keeps its shape when stored', () => {
    expect(report).toMatchObject({
      kind: 'video',
      creative: { type: 'video', format: 'mp4' },
    });
    expect(upgradeReport(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });

  it('has file metadata without a thumbnail', () => {
    expect(report.videoMetadata).toEqual({
      duration: 12,
      format: 'mp4',
      fileSize: 1,
      dimensions: { width: 1080, height: 1920 },
      thumbnailUrl: null,
      fileName: 'banner.png',
      aspectRatio: 0.563,
      extractedFrames: 12,
      frameAnalysisAvailable: true,
    });
  });

  it('has at least forty weighted audits over time', () => {
    const weighed = report.audits.filter(({ weight }) => weight > 0);
    const overTime = weighed.filter(({ evidence }) => evidence.every(({ second }) => second !== undefined));
    expect(overTime.length).toBeGreaterThanOrEqual(40);
  });

  it('derives its sub-scores from the same audits, so a change moves all of them', () => {
    const slow = reportOn(withShots(12));
    const fallen = (pick: (from: typeof report) => number) =>
      expect(pick(slow)).toBeLessThan(pick(report) - 5);
    fallen(({ videoAnalysis }) => videoAnalysis!.openingHookStrength.score);
    fallen(({ videoAnalysis }) => videoAnalysis!.visualStorytellingFlow.score);
    fallen(({ videoAnalysis }) => videoAnalysis!.motionAndPacing.score);
    fallen(({ videoSpecificAnalysis }) => videoSpecificAnalysis!.pacing.score);
    expect(slow.videoSpecificAnalysis!.openingHook).toEqual(slow.videoAnalysis!.openingHookStrength);
    expect(slow.videoSpecificAnalysis!.storytelling).toEqual(slow.videoAnalysis!.visualStorytellingFlow);
  });

  it('advises once per weak sub-score, with wording and seconds', () => {
    expect(report.optimizationRecommendations.videoSpecific!.map(({ area }) => area)).not.toContain(
      'openingHook',
    );
    const late = reportOn({
      ...withShots(12),
      ...withVideo('scenes', {
        text: [lineAt(9, 12)],
        callToAction: [{ ...lineAt(11.5, 12), text: 'Shop now' }],
      }),
    });
    const advice = late.optimizationRecommendations.videoSpecific!;
    expect(new Set(advice.map(({ text }) => text)).size).toBe(advice.length);
    expect(advice.map(({ area }) => area)).toEqual(
      expect.arrayContaining(['openingHook', 'pacing', 'callToActionTiming']),
    );
    const { action } = actionTime.words;
    const request = advice.find(({ title }) => title === action);
    expect(request).toMatchObject({ area: 'callToActionTiming', second: 11.5 });
  });

  it('gives no time for advice about the file', () => {
    const small = reportOn({
      image: { ...image, width: 45, height: 80 },
      ...withVideo('video', { bitrate: 1, frameRate: 5 }),
    });
    const advice = small.optimizationRecommendations.videoSpecific!.filter(({ area }) => area === 'platform');
    expect(advice.map(({ title, second }) => [title, second])).toEqual([
      ['Export with more pixels', null],
      ['Export at a higher bitrate', null],
    ]);
  });

  it('uses the sub-score thresholds of the specification', () => {
    for (const changes of [
      {},
      withShots(12),
      withCallToAction(11.8, 12),
      withText(),
      withVideo('video', { bitrate: 90 }),
    ]) {
      const { videoAnalysis, videoSpecificAnalysis, optimizationRecommendations } = reportOn(changes);
      const advised = new Set(optimizationRecommendations.videoSpecific!.map(({ area }) => area));
      expect(advised.has('openingHook')).toBe(videoAnalysis!.openingHookStrength.score < 70);
      expect(advised.has('pacing')).toBe(videoSpecificAnalysis!.pacing.score < 70);
      expect(advised.has('platform')).toBe(videoAnalysis!.platformOptimization.score < 80);
      expect(advised.has('callToActionTiming')).toBe(videoAnalysis!.ctaTimingPlacement.score < 75);
    }
  });

  it('includes the timeline as measured', () => {
    const { timeline } = report;
    const { shots, scenes, sound } = fakeVideo();
    expect(timeline).toMatchObject({
      duration: 12,
      step: 0.5,
      loudness: sound.loudness,
      speech: sound.speech,
    });
    expect(timeline!.shots).toEqual(shots.map(({ start, end }) => ({ start, end })));
    expect(timeline!.motion.every((energy) => energy === 0.28)).toBe(true);
    expect(timeline!.frames).toHaveLength(scenes.readAt.length);
    expect(timeline!.frames[10]!.boxes.map(({ kind }) => kind)).toEqual([
      'text',
      'text',
      'brand',
      'callToAction',
    ]);
    expect(reportOn(withVideo('sound', { present: false })).timeline!.loudness).toBeNull();
  });

  it('predicts what viewers who leave early see', () => {
    const [seen, soundOff] = report.performancePredictions;
    expect(seen).toMatchObject({ value: '2 of 3', range: '2 to 2 of 3' });
    expect(soundOff).toMatchObject({ metric: 'Understood with the sound off', value: '100%' });
    expect(report.performancePredictions.map(({ metric }) => metric)).not.toContain('Time to read the ad');
  });

  it('mentions seconds in its verdict', () => {
    const { verdict } = reportOn({ ...withText(lineAt(9, 12)), ...withShots(12) });
    expect(verdict).toMatch(/the headline comes only at 9 s/);
  });

  it('names the faint line in its verdict', () => {
    const { verdict } = reportOn(withText(lineAt(0, 12, { contrast: 1.05 })));
    expect(verdict).toMatch(/the headline is (?:hard to read|easy to miss)/i);
  });

  it('explains that the server could not decode the file and grades the browser’s frames', () => {
    const { video, scenes } = fakeVideo();
    const reason =
      'The server cannot decode this codec; a few frames that the browser took were looked at instead.';
    const artifacts = fakeArtifacts({ file, image, video: { ...video, decodedBy: 'browser' }, scenes });
    const { shots: _, motion: __, light: ___, sound: ____, ...seen } = artifacts;
    const failures = { shots: reason, motion: reason, light: reason, sound: reason };
    const { analysis } = judge(
      { bytes: new Uint8Array(1), fileName: 'odd.mov' },
      { artifacts: seen, failures, confidence: {} },
      () => {},
    );
    expect(analysisSchema.parse(analysis).failures).toContainEqual({ measurement: 'sound', reason });
    expect(analysis.overallScore).toBeGreaterThan(50);
    expect(analysis.timeline).toMatchObject({ shots: [], motion: [], loudness: null });
  });
});

it('image report has no video sections', () => {
  const report = analysisOf();
  const { videoAnalysis, videoMetadata, videoSpecificAnalysis, timeline } = report;
  expect([videoAnalysis, videoMetadata, videoSpecificAnalysis, timeline]).toEqual([null, null, null, null]);
  expect(report.optimizationRecommendations.videoSpecific).toBeNull();
  expect(report.audits.every(({ evidence }) => evidence.every(({ second }) => !second))).toBe(true);
});
