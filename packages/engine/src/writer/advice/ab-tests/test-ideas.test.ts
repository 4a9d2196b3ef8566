import { describe, expect, it } from 'vitest';
import { sampleSize } from '../../../computed/sample-size.ts';
import type { Analysis } from '../../../report.ts';
import { analysisOf } from '../../../testing/analysis-of.ts';
import { copyOf, face, fakeArtifacts, textLine } from '../../../testing/index.ts';
import { poorAd } from '../../../testing/poor-ad.ts';

const namesIn = ({ abTestingIdeas }: Analysis) => abTestingIdeas.map(({ testName }) => testName);
const variantsIn = ({ abTestingIdeas }: Analysis) => abTestingIdeas.map(({ variant }) => variant).join('\n');

const reports = [analysisOf(), analysisOf({ callToAction: null }), poorAd()];

describe('test ideas', () => {
  it('are questions, and no fix once more', () => {
    for (const { abTestingIdeas, recommendations } of reports) {
      expect(abTestingIdeas.length).toBeGreaterThan(1);
      expect(abTestingIdeas.length).toBeLessThan(5);
      const titles = recommendations.map(({ title }) => title);
      for (const { testName, variant } of abTestingIdeas) {
        expect(titles).not.toContain(testName);
        expect(recommendations.filter(({ text }) => text.includes(variant))).toEqual([]);
      }
    }
  });

  it('rewrite no headline as a question', () => {
    expect(variantsIn(analysisOf({ callToAction: null }))).not.toMatch(/question/);
  });

  it('are one sentence each, with why it may win, what is measured and no sample', () => {
    for (const { variant, expectedOutcome } of reports.flatMap((each) => each.abTestingIdeas)) {
      expect(variant).toMatch(/^Version B [^.]*\.$|^Version B’s [^.]*\.$/);
      expect(expectedOutcome).toMatch(/^If [^.]*, [^.]*\.$/);
      expect(expectedOutcome).not.toMatch(/\d{2,}/);
    }
  });

  it('keep one stated sample, whatever the points', () => {
    const size = sampleSize({ baseRate: 0.01, relativeChange: 0.2 });
    for (const { sampleSizePerVariant } of reports.flatMap((each) => each.abTestingIdeas))
      expect(sampleSizePerVariant).toBe(size);
  });

  it('lead with the ad’s own offer, and ask for none where it makes none', () => {
    expect(variantsIn(poorAd())).toContain('“Save 30%”');
    expect(namesIn(analysisOf({ text: [textLine()], copy: copyOf({ offers: [] }) }))).not.toContain(
      'Lead with the offer',
    );
  });

  it('make up no proof', () => {
    const proven = poorAd({ copy: 'Loved by 12,000 runners. The bottle keeps tea hot for 18 hours.' });
    expect(variantsIn(proven)).toContain('“12,000 runners”');
    expect(namesIn(poorAd({ copy: 'The bottle keeps tea hot for 18 hours.' }))).not.toContain(
      'Show the proof',
    );
  });

  it('take nobody out of the picture', () => {
    const shown = analysisOf({ faces: [face({ box: { x: 0.6, y: 0.3, w: 0.3, h: 0.3 } })] });
    expect(namesIn(shown).filter((name) => /person|customer/.test(name))).toEqual([]);
  });

  it.each([
    ['product', 'Show a customer', 'Version B shows a customer with the product.'],
    ['scene', 'Show a person', 'Version B shows a person in this scene.'],
  ] as const)('show a %s with somebody where nobody is shown', (kind, name, variant) => {
    const subject = { kind, box: { x: 0.3, y: 0.3, w: 0.3, h: 0.3 }, p: 0.9 };
    const bare = { text: [textLine()], faces: [] };
    expect(namesIn(analysisOf({ ...bare, subject }))).toContain(name);
    expect(variantsIn(analysisOf({ ...bare, subject }))).toContain(variant);
    expect(namesIn(analysisOf({ ...bare, subject: { ...subject, p: 0.7 } }))).not.toContain(name);
  });

  it('turn a single large face that looks at the camera, and no other', () => {
    const name = 'Turn the eyes to the message';
    const large = face({ box: { x: 0.6, y: 0.3, w: 0.3, h: 0.3 }, facing: 0 });
    expect(namesIn(analysisOf({ faces: [large] }))).toContain(name);
    expect(namesIn(analysisOf({ faces: [{ ...large, facing: 0.8 }] }))).not.toContain(name);
    expect(namesIn(analysisOf({ faces: [large, large] }))).not.toContain(name);
  });

  it.each([
    ['Save 30% on every bottle.', 'Show the saving in money', 'Name the last day'],
    ['Save $20 on every bottle.', 'Show the saving as a percentage', 'Name the last day'],
    ['Save 30% on every bottle until Friday.', 'Show the saving in money', 'Show the deadline'],
    ['Start your free trial today.', 'Say what the trial includes', null],
    ['Every bottle for $20.', null, null],
  ])('put “%s” otherwise', (copy, terms, day) => {
    const names = namesIn(poorAd({ copy, headline: 'Hot all the way up.' }));
    const asked = /saving|trial includes/;
    expect(names.filter((name) => asked.test(name))).toEqual(terms === null ? [] : [terms]);
    expect(names.filter((name) => /day|deadline/.test(name))).toEqual(day === null ? [] : [day]);
  });

  it('try another format than the one that it has', () => {
    const { file, image } = fakeArtifacts();
    expect(namesIn(analysisOf())).toContain('Try a short video');
    for (const [width, height] of [
      [728, 90],
      [300, 250],
    ] as const)
      expect(namesIn(analysisOf({ image: { ...image, width, height } }))).toContain('Animate it');
    expect(namesIn(analysisOf({ file: { ...file, frames: 12 } }))).not.toContain('Animate it');
    expect(namesIn(analysisOf({ file: { ...file, format: 'mp4' } }))).toContain('Try a still image');
  });

  it('quote sentences without a second full stop', () => {
    expect(reports.map(variantsIn).join('\n')).not.toMatch(/\.”\.|s’s\b/);
  });
});
