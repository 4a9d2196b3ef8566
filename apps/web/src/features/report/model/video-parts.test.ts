import { numberFindings, splitExplanation, videoParts } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { aVideoAnalysis } from '../../../testing/sample-video.ts';

const analysis = aVideoAnalysis();
const findings = numberFindings(analysis);
const said = (id: string): string => {
  const { title, observation } = analysis.audits.find((audit) => audit.id === id)!;
  return `${title}: ${observation}`;
};
const pieces = (explanation: string) =>
  splitExplanation(explanation, findings).map(({ text, finding }) => [finding?.audit.id ?? null, text]);

describe('splitExplanation', () => {
  it('splits the text by finding in its own order', () => {
    expect(pieces(`${said('offer-contrast')} ${said('headline-size')}`)).toEqual([
      ['offer-contrast', said('offer-contrast')],
      ['headline-size', said('headline-size')],
    ]);
  });

  it('keeps surrounding text and text that matches no finding', () => {
    expect(pieces(`First this. ${said('headline-size')} Then that.`)).toEqual([
      [null, 'First this.'],
      ['headline-size', said('headline-size')],
      [null, 'Then that.'],
    ]);
    expect(pieces('All of it in other words.')).toEqual([[null, 'All of it in other words.']]);
    expect(pieces('')).toEqual([]);
  });
});

describe('videoParts', () => {
  const parts = videoParts(analysis.videoAnalysis!, findings);
  const [hook] = parts;

  it('returns no score for an unmeasured part but keeps a measured 0', () => {
    expect(parts.map(({ score }) => score)).toEqual([71.6, 82.2, 90.4, 64, null, 43.9]);
    const lost = { ...analysis.videoAnalysis!.openingHookStrength, score: 0 };
    const [zero] = videoParts({ ...analysis.videoAnalysis!, openingHookStrength: lost }, findings);
    expect(zero?.score).toBe(0);
    expect(zero?.told).toEqual(hook?.told);
  });
});
