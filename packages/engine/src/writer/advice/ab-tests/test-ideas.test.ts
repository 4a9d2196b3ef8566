import { describe, expect, it } from 'vitest';
import { readCopy } from '../../../gatherers/copy/index.ts';
import { sampleSize } from '../../../computed/sample-size.ts';
import type { Analysis } from '../../../report.ts';
import { analysisOf } from '../../../testing/analysis-of.ts';
import { copyOf, face, fakeArtifacts, textLine } from '../../../testing/index.ts';
import { fakeImpression } from '../../../testing/fakes/fake-impression.ts';
import { factsWith } from '../../../testing/facts-with.ts';
import { weaknessModelOf } from '../../../testing/remark-model-of.ts';
import { weaknessTests } from './weakness-tests.ts';
import { adFacts } from '../../ad/ad-facts.ts';
import { poorAd } from '../../../testing/poor-ad.ts';

const namesIn = ({ abTestingIdeas }: Analysis) => abTestingIdeas.map(({ testName }) => testName);
const variantsIn = ({ abTestingIdeas }: Analysis) => abTestingIdeas.map(({ variant }) => variant).join('\n');

const reports = [analysisOf(), analysisOf({ callToAction: null }), poorAd()];

/** An ad that is neither good nor poor and whose words readers do not praise. */
const fair = fakeImpression(50, {}, { line: -5, idea: -5 });

describe('A/B test ideas', () => {
  it('do not repeat any recommendation', () => {
    for (const { abTestingIdeas, recommendations } of reports) {
      expect(abTestingIdeas.length).toBeGreaterThan(0);
      expect(abTestingIdeas.length).toBeLessThan(5);
      const titles = recommendations.map(({ title }) => title);
      for (const { testName, variant } of abTestingIdeas) {
        expect(titles).not.toContain(testName);
        expect(recommendations.filter(({ text }) => text.includes(variant))).toEqual([]);
      }
    }
  });

  it('never suggest turning the headline into a question', () => {
    expect(variantsIn(analysisOf({ callToAction: null }))).not.toMatch(/question/);
  });

  it('have one sentence each for the variant and the expected outcome, without sample sizes', () => {
    for (const { variant, expectedOutcome } of reports.flatMap((each) => each.abTestingIdeas)) {
      expect(variant).toMatch(/^Version B [^.]*\.$|^Version B’s [^.]*\.$/);
      expect(expectedOutcome).toMatch(/^It should win if [^.]*; compare [^.]*\.$/);
      expect(expectedOutcome).not.toMatch(/\d{2,}/);
    }
  });

  it('all use the same sample size', () => {
    const size = sampleSize({ baseRate: 0.01, relativeChange: 0.2 });
    for (const { sampleSizePerVariant } of reports.flatMap((each) => each.abTestingIdeas))
      expect(sampleSizePerVariant).toBe(size);
  });

  it.each([
    ['sleep better', ['sleep better']],
    ['#sleep better', []],
  ])('treat a benefit as one of the ad’s gains unless it is a hashtag: %s', (words, gains) => {
    const text = [textLine({ text: 'Every great day starts here' }), textLine({ text: words, role: 'body' })];
    expect(adFacts({ text, callToAction: null, brand: [] }).gains).toEqual(gains);
  });

  it('put forward no offer and no last day while copy and picture contradict each other', () => {
    const words = (shown: string) => {
      const read = readCopy('Fly to Oslo from $19 until Sunday. Oslo has more saunas than streets.');
      const text = [textLine({ text: shown, role: 'offer' })];
      return variantsIn(analysisOf({ text, copy: read.ok ? read.value : copyOf(), impression: fair }));
    };
    expect(words('From $19')).toMatch(/the deadline, “Sunday”/);
    expect(words('From 39 €')).not.toMatch(/deadline|39 €/);
  });

  it('suggest leading with the offer only when the ad is not already good', () => {
    const text = [
      textLine({ text: 'Hot all the way up' }),
      textLine({ text: 'Free delivery', role: 'offer' }),
    ];
    const named = (rating: number) => {
      const impression = fakeImpression(rating, {}, { line: -5, idea: -5 });
      return namesIn(analysisOf({ text, impression, copy: undefined as never, callToAction: null }));
    };
    expect(named(95)).not.toContain('Lead with the offer');
    expect(named(50)).toContain('Lead with the offer');
  });

  it('suggest leading with the ad’s own offer, and nothing similar when it has none', () => {
    expect(variantsIn(poorAd())).toContain('“Save 30%”');
    expect(namesIn(analysisOf({ text: [textLine()], copy: copyOf({ offers: [] }) }))).not.toContain(
      'Lead with the offer',
    );
  });

  it.each([
    ['Free delivery', true],
    ['for £12', false],
    ['$17.50 each or 2 for $40', false],
  ])('suggest leading with the offer only if it makes sense on its own: “%s”', (offer, leads) => {
    const text = [textLine({ text: 'Hot all the way up' }), textLine({ text: offer, role: 'offer' })];
    const names = namesIn(
      analysisOf({ text, impression: fair, copy: undefined as never, callToAction: null }),
    );
    expect(names.includes('Lead with the offer')).toBe(leads);
  });

  it.each([
    ['larger than the typical line', 0.09, 'Free delivery', [], true],
    ['in the smallest font size', 0.02, 'Free delivery', [], false],
    ['next to a list of prices', 0.09, 'Free delivery', ['Ice $3', 'Bait $4', 'Rope $6', 'Gas $19'], true],
    ['part of a list of prices', 0.09, '2 for $25', ['Ice $3', 'Bait $4', 'Rope $6', 'Gas $19'], false],
  ])('decide whether to lead with an offer that is %s', (_, height, offer, prices, leads) => {
    const { elements } = fakeArtifacts();
    const line = (text: string, own = 0.05) => textLine({ text, role: 'body', height: own });
    const text = [
      textLine({ text: 'Hot all the way up' }),
      textLine({ text: offer, role: 'offer', height }),
      ...['Steel, inside and out', 'Made in Ashford', ...prices].map((each) => line(each)),
    ];
    const element = { text: offer, p: 0.9, box: text[1]!.box, lines: [1] };
    const variants = variantsIn(
      analysisOf({
        text,
        impression: fair,
        copy: undefined as never,
        callToAction: null,
        elements: { ...elements, offer: element },
      }),
    );
    expect(variants.includes('leads with the offer')).toBe(leads);
  });

  it.each([
    ['would praise', 5, false],
    ['would not praise', -5, true],
  ])('weigh leading with the offer against a headline that readers %s: %d, %s', (_, line, leads) => {
    const text = [
      textLine({ text: 'Hot until the summit' }),
      textLine({ text: 'Free delivery', role: 'offer' }),
    ];
    const impression = fakeImpression(60, {}, { line, idea: -5 });
    const names = namesIn(analysisOf({ text, impression, copy: undefined as never, callToAction: null }));
    expect(names.includes('Lead with the offer')).toBe(leads);
  });

  it('do not suggest leading with the offer when none was detected', () => {
    const { elements } = fakeArtifacts();
    const text = [
      textLine({ text: 'Hot until the summit' }),
      textLine({ text: 'Free delivery', role: 'offer' }),
    ];
    const analysis = analysisOf({
      text,
      impression: fair,
      copy: undefined as never,
      callToAction: null,
      elements: { ...elements, offer: null },
    });
    expect(namesIn(analysis)).not.toContain('Lead with the offer');
  });

  it('do not suggest leading with an offer that a recommendation already suggests', () => {
    const { elements } = fakeArtifacts();
    const named = (headline: string) => {
      const text = [textLine({ text: headline }), textLine({ text: 'Save £500 early bird', role: 'offer' })];
      const at = (line: number) => ({
        text: text[line]!.text,
        p: 0.9,
        box: text[line]!.box,
        lines: [line],
      });
      const { recommendations, ...analysis } = analysisOf({
        text,
        impression: fair,
        copy: undefined as never,
        callToAction: null,
        elements: { ...elements, headlines: [], headline: at(0), offer: at(1) },
      });
      const isAdvised = recommendations.some((each) => each.text.includes('Make that the headline'));
      return [isAdvised, namesIn(analysis as Analysis).includes('Lead with the offer')];
    };
    expect(named('Because every moment matters')).toEqual([true, false]);
    expect(named('Coffee that stays hot for twelve hours')).toEqual([false, true]);
  });

  it('quote the whole offer across its lines', () => {
    const { elements } = fakeArtifacts();
    const halves = ['Free estimate', '+ $500 off'].map((text) => textLine({ text, role: 'offer' }));
    const offer = { text: 'Free estimate + $500 off', p: 0.95, box: halves[0]!.box, lines: [1, 2] };
    const analysis = analysisOf({
      text: [textLine({ text: 'Roof damage' }), ...halves],
      impression: fair,
      copy: undefined as never,
      callToAction: null,
      elements: { ...elements, offer },
    });
    expect(variantsIn(analysis)).toContain('leads with the offer, “Free estimate + $500 off”');
  });

  it('suggest replacing a stock headline unless the ad is good or needs many fixes', () => {
    const { audit } = factsWith('headline-substance', {});
    const { elements } = fakeArtifacts();
    const named = (value: number, overall = 70, advised = [audit].slice(1), offer = elements.offer) => {
      const text = fakeArtifacts().text.map((line, at) =>
        at === 0 ? { ...line, text: 'Hot until you reach the summit' } : line,
      );
      const { facts } = factsWith('headline-substance', { text, elements: { ...elements, offer } });
      const total = { ...facts.total, overall, audits: [{ ...audit, value }] };
      return weaknessTests({ ...facts, total }, [], advised, weaknessModelOf({})).map(({ name }) => name);
    };
    expect(named(60)).toEqual(['Lead with the offer']);
    expect(named(60, 70, [], { ...elements.offer!, p: 0.6 })).toEqual(['Try another headline']);
    expect(named(40)).toEqual([]);
    expect(named(60, 85)).toEqual([]);
    expect(named(60, 70, [audit, audit])).toEqual([]);
  });

  it('suggest showing proof only when the copy has some', () => {
    const proven = poorAd({ copy: 'Loved by 12,000 runners. The bottle keeps tea hot for 18 hours.' });
    expect(variantsIn(proven)).toContain('“12,000 runners”');
    expect(namesIn(poorAd({ copy: 'The bottle keeps tea hot for 18 hours.' }))).not.toContain(
      'Show the proof',
    );
  });

  it('never suggest adding or removing people', () => {
    const shown = { faces: [face({ box: { x: 0.6, y: 0.3, w: 0.3, h: 0.3 } })] };
    for (const report of [analysisOf(shown), analysisOf({ faces: [] })])
      expect(variantsIn(report)).not.toMatch(/person|customer|face/);
  });

  it.each([
    ['Save 30% on every bottle.', null, 'Name the last day'],
    ['Save $20 on every bottle.', null, 'Name the last day'],
    ['Save $20. Was $80, now $60.', 'Show the saving as a percentage', null],
    ['Save $20 on every bottle, regularly $80.', 'Show the saving as a percentage', 'Name the last day'],
    ['Save up to $20 on every bottle, regularly $80.', null, 'Name the last day'],
    ['Save $20, or 25% off, on every bottle, regularly $80.', null, 'Name the last day'],
    ['Save 30% on every bottle until Friday.', null, 'Show the deadline'],
    ['Start your free trial today.', 'Say what the trial includes', null],
    ['Every bottle for $20.', null, null],
    ['First 3 months free.', null, null],
  ])('suggest a percentage saving or a deadline where it applies: “%s”', (copy, terms, day) => {
    const names = namesIn(poorAd({ copy, headline: 'Hot all the way up.' }));
    const asked = /saving|trial includes/;
    expect(names.filter((name) => asked.test(name))).toEqual(terms === null ? [] : [terms]);
    expect(names.filter((name) => /day|deadline/.test(name))).toEqual(day === null ? [] : [day]);
  });

  it('suggest no other format, because that would fit any ad', () => {
    const { file } = fakeArtifacts();
    const plain = {
      text: [textLine({ text: 'Hot all the way up' })],
      copy: undefined as never,
      callToAction: null,
    };
    expect(variantsIn(analysisOf(plain))).not.toMatch(/still|moves|video/);
    expect(variantsIn(analysisOf({ ...plain, file: { ...file, format: 'mp4' } }))).not.toMatch(
      /still|frame|image/,
    );
  });

  it('quote sentences without a doubled period', () => {
    expect(reports.map(variantsIn).join('\n')).not.toMatch(/\.”\.|s’s\b/);
  });
});
