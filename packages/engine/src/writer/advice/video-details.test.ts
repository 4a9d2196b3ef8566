import { describe, expect, it } from 'vitest';
import { fakeArtifacts, fakeVideo } from '../../testing/index.ts';
import { analysisOf } from '../../testing/analysis-of.ts';

const video = fakeVideo();
const silent = { ...video.sound, present: false, lufs: null, speech: [], speechShare: 0, silence: [] };
const wordless = { ...video.scenes, text: [], brand: [], callToAction: [], faces: [], endCard: null };

/** A video without text, brand, faces or sound, with shots at these starts. */
const mute = (...starts: number[]) =>
  analysisOf({
    file: { ...fakeArtifacts().file, format: 'mp4' },
    text: [],
    callToAction: null,
    brand: [],
    faces: [],
    scenes: wordless,
    sound: silent,
    shots: starts.map((start, i) => ({ start, end: starts[i + 1] ?? 12, joinedBy: i === 0 ? null : 'cut' })),
  });

const adviceOf = (report: ReturnType<typeof mute>, audit: string): string =>
  report.recommendations.find((each) => each.audit === audit)?.text ?? '';

describe('advice on a video without text', () => {
  const report = mute(0, 1.4, 5.5, 9);

  it.each([
    ['hook-message', 'from 0 s to 1.4 s'],
    ['call-to-action-presence', 'from 9 s to 12 s'],
    ['sound-time', 'the cuts at 1.4 s, 5.5 s, and 9 s'],
    ['message-time', 'from 1.4 s to 5.5 s'],
  ])('gives the time range: %s', (audit, seconds) => {
    expect(adviceOf(report, audit)).toContain(seconds);
  });

  it('differs for a video with different shots', () => {
    const other = mute(0, 2.5, 4, 10);
    const shared = report.recommendations.filter(({ text }) =>
      other.recommendations.some((each) => each.text === text),
    );
    expect(shared.filter(({ audit }) => /hook|action|brand|sound|message-time/.test(audit))).toEqual([]);
  });

  it('gives the same advice for the sub-score', () => {
    const told = report.optimizationRecommendations.videoSpecific?.find(
      ({ area }) => area === 'callToActionTiming',
    );
    expect(adviceOf(report, 'end-card')).toContain(told!.text);
  });

  it('gives no time for a call to action if the last shot is too short for one', () => {
    for (const last of [9.2, 11.2])
      expect(adviceOf(mute(0, 1.4, 5.5, last), 'call-to-action-presence')).not.toMatch(/so that people have/);
  });

  it('asks for no people in a video that shows nobody', () => {
    expect(report.audits.find(({ id }) => id === 'people-time')?.score).toBeLessThan(50);
    expect(adviceOf(report, 'people-time')).toBe('');
  });

  it('reports elements that never appear as not found', () => {
    expect(report.audits.find(({ id }) => id === 'hook-message')?.display).toBe('not found');
    expect(report.abTestingIdeas.map(({ variant }) => variant).join('\n')).not.toMatch(
      /message in the opening, 10 s/,
    );
  });
});
