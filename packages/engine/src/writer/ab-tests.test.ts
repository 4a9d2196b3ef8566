import { describe, expect, it } from 'vitest';
import { analysisOf } from '../testing/analysis-of.ts';
import { fakeArtifacts, textLine } from '../testing/index.ts';
import { poorAd } from '../testing/poor-ad.ts';
import { sampleSize } from '../computed/sample-size.ts';

describe('test ideas', () => {
  const poor = poorAd({ copy: 'We are the best. Nothing compares to our quality at all.' });

  it('name a thing that can be drawn or written, before what only comes of it', () => {
    const audits = poor.abTestingIdeas.map(
      ({ testName }) => poor.recommendations.find(({ title }) => title === testName)?.audit,
    );
    expect(audits.length).toBeGreaterThan(2);
    expect(audits).not.toContain('message-attention');
    expect(audits).not.toContain('focal-strength');
  });

  it('tell score and sample in one sentence of this ad', () => {
    for (const { expectedOutcome } of poor.abTestingIdeas)
      expect(expectedOutcome).toMatch(/^[^.]*“Hot until the summit”.* \(80 % power, 5 % level\)\.$/);
  });

  it('size every test by one stated rate and change, never by points', () => {
    const size = sampleSize({ baseRate: 0.01, relativeChange: 0.2 });
    for (const { sampleSizePerVariant, expectedOutcome } of poor.abTestingIdeas) {
      expect(sampleSizePerVariant).toBe(size);
      expect(expectedOutcome).toMatch(/a change of 20 % from a click rate of 1 % \(use your own rate/);
    }
  });

  it('quote sentences without a second full stop', () => {
    const told = poor.abTestingIdeas.map(({ variant }) => variant).join('\n');
    expect(told).toMatch(/“[^”]+”/);
    expect(told).not.toMatch(/\.”\./);
  });

  it('ask nobody to click for pixels while something can be tested that is seen', () => {
    const small = analysisOf({
      file: { ...fakeArtifacts().file, format: 'mp4' },
      image: { ...fakeArtifacts().image, width: 180, height: 320 },
      text: [textLine({ contrast: 1.4 })],
      callToAction: null,
      brand: [],
    });
    const advised = small.recommendations.map(({ audit }) => audit);
    expect(advised).toContain('video-resolution');
    expect(advised.length).toBeGreaterThan(6);
    const tested = small.abTestingIdeas.map(({ testName }) => testName);
    expect(tested).not.toContain(
      small.recommendations.find(({ audit }) => audit === 'video-resolution')?.title,
    );
  });

  it('say in how many words a long opening is said', () => {
    const long = poorAd({
      copy: 'We are proud to announce our holistic and scalable platform that helps every team in the whole enterprise to reach outcomes.',
    });
    expect(long.abTestingIdeas.map(({ variant }) => variant).join('\n')).not.toContain('in other words');
  });
});
