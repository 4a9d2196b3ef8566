import { describe, expect, it } from 'vitest';
import { WEAKNESSES } from '../../artifacts/remarks.ts';
import type { Artifacts } from '../../audit.ts';
import type { Recommendation } from '../../report.ts';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';
import { analysisOf } from '../../testing/analysis-of.ts';
import { callToActionOf, copyOf, fakeArtifacts, textLine } from '../../testing/index.ts';
import { lineAt, withText } from '../../testing/behaviors/over-time-behavior.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';
import { factsWith } from '../../testing/facts-with.ts';
import { poorAd } from '../../testing/poor-ad.ts';
import { faultPhrase } from './verdict-faults.ts';
import { strengthOf } from './verdict-strengths.ts';
import { joinFaults } from './verdict-things.ts';
import { verdict } from './verdict.ts';

const { clutter, colour, elements, file, image } = fakeArtifacts();
const LOUD = { ...colour, harmony: 30, colourfulness: 130 };
const faint = textLine({
  text: 'Save 30% until Sunday',
  role: 'offer',
  contrast: 1.3,
  worst: { box: { x: 0.07, y: 0.2, w: 0.1, h: 0.1 }, contrast: 1.1 },
  box: { x: 0.07, y: 0.2, w: 0.42, h: 0.1 },
});

const wordsIn = (text: string): number => text.split(/\s+/).length;

const ADS: readonly Partial<Artifacts>[] = [
  {},
  { callToAction: null },
  { callToAction: null, brand: [], text: [faint] },
  { text: [textLine({ text: 'Your headline here' })] },
  { clutter: { ...clutter, score: 90 }, callToAction: null },
];

describe('the verdict', () => {
  it('is one sentence of at most 30 words', () => {
    for (const { verdict } of [...ADS.map(analysisOf), poorAd()]) {
      expect(verdict).toMatch(/^[“\p{Lu}][^.]*\.$/u);
      expect(wordsIn(verdict)).toBeLessThanOrEqual(30);
      expect(verdict).not.toMatch(/strong overall/i);
    }
  });

  it('starts with the strengths of a good ad and the main faults of a poor one', () => {
    const good = analysisOf({ impression: fakeImpression(64, { color: 2 }, { line: 4, offer: 4 }) });
    expect(good.overallScore).toBeGreaterThan(70);
    expect(good.verdict).toBe(
      'A strong headline and a clear offer; we think its weakest point is the colors.',
    );
    const poor = analysisOf({ callToAction: null, brand: [], text: [faint] });
    expect(poor.overallScore).toBeLessThan(70);
    expect(poor.verdict).not.toMatch(/, but /);
  });

  it('names a fair ad’s strengths when readers would praise it and hold nothing against it', () => {
    const nothing = { small: -9, faint: -9, empty: -9, craft: -9, picture: -9, color: -9 };
    const of = (praised: Parameters<typeof fakeImpression>[2]) =>
      analysisOf({ impression: fakeImpression(64, nothing, praised) }).verdict;
    expect(of({ line: 4 })).toBe('“Hot until the summit”: a strong headline.');
    expect(of({ color: 4 })).toBe('Colors that catch the eye.');
    expect(of({ line: 4, color: 4 })).toMatch(/^(?:A strong headline|Colors).+(?:colors|headline).+\.$/);
  });

  it('of a poor ad adds reader praise after the faults', () => {
    const poor = (line: number) =>
      analysisOf({
        callToAction: null,
        brand: [],
        clutter: { ...clutter, score: 95 },
        impression: fakeImpression(40, {}, { line }),
      });
    expect(poor(4).overallScore).toBeLessThan(70);
    expect(poor(4).verdict).toBe(
      'We found no call to action, and we found no clear brand name; on the plus side, a strong headline.',
    );
    expect(poor(0).verdict).toBe('We found no call to action, and we found no clear brand name.');
  });

  it('never sums up an ad by its colors', () => {
    const { verdict, audits } = analysisOf({ colour: LOUD });
    expect(audits.find(({ id }) => id === 'colour-harmony')?.pointsLost).toBeGreaterThan(0.3);
    expect(verdict).not.toMatch(/color|hue|satur/i);
  });

  it('states what was not measured and invents no weakness', () => {
    const { facts } = factsWith('headline-size', {});
    const total = { ...facts.total, audits: [], overall: 55 };
    const { elements: _, ...artifacts } = facts.gathered.artifacts;
    const unread = { ...facts, gathered: { ...facts.gathered, artifacts } };
    expect(verdict({ ...unread, total }, [])).toBe('No single fault stands out.');
    expect(verdict({ ...unread, total: { ...total, overall: 88 } }, [])).toBe(
      '“Hot until the summit”: we found no clear fault.',
    );
    expect(verdict({ ...facts, total: { ...total, coverage: 0.5 } }, [])).toBe(
      'Partial score, 50% of the checks measured: no single fault stands out.',
    );
  });

  it('names a missing call to action only if the ad offers something', () => {
    const of = (offer: typeof elements.offer, width = 1080) => {
      const { facts } = factsWith('call-to-action-presence', {
        callToAction: null,
        elements: { ...elements, offer, request: null },
        image: { ...image, width, height: width === 1080 ? 1080 : 80 },
      });
      return verdict(facts, []);
    };
    expect(of(elements.headline)).toMatch(/call to action/);
    expect(of(null)).not.toMatch(/call to action/);
    // A leaderboard saved at a smaller size is still a leaderboard.
    expect(of(null, 650)).toMatch(/call to action/);
  });

  it.each([
    [
      'what would help a video most',
      [{ audit: 'clutter', title: 'Clear away clutter', points: 1 }],
      'What would help most is to clear away clutter.',
    ],
    [
      'that no fault of a video stands out when a fix wins back less than a point',
      [{ audit: 'clutter', title: 'Clear away clutter', points: 0.9 }],
      'No single fault stands out.',
    ],
  ])('says %s when no fault stands out', (_, advised, words) => {
    const { facts } = factsWith('headline-size', { file: { ...file, format: 'mp4' } });
    const categories = [{ id: 'visual-design', category: 'Visual Design', score: 30, weight: 1 }];
    const total = { ...facts.total, audits: [], categories };
    expect(verdict({ ...facts, total }, advised as Recommendation[])).toBe(words);
  });

  it.each([
    [3.4, 'We think its weakest point is the colors.'],
    [3.6, 'The offer is hard to read.'],
  ])(
    'names a fault of %d points outside the weak categories only above a third of a letter grade',
    (pointsLost, words) => {
      const { audit, facts } = factsWith('text-contrast', {
        text: [faint],
        impression: fakeImpression(60, { color: 2 }),
      });
      const categories = [{ id: audit.category, category: 'Message Clarity', score: 59, weight: 1 }];
      const praised = analysisOf().audits.find(({ id }) => id === 'headline-size')!;
      const others = [{ ...praised, category: 'visual-design', pointsLost: 0 }];
      const total = {
        ...facts.total,
        categories,
        overall: 62,
        audits: [{ ...audit, pointsLost }, ...others],
      };
      expect(verdict({ ...facts, total }, [])).toBe(words);
    },
  );

  it('names the reported weakness when there is nothing to praise', () => {
    const impression = fakeImpression(60, { faint: 0.4 });
    const { audit, facts } = factsWith('text-contrast', { text: [faint], impression });
    const categories = [{ id: audit.category, category: 'Message Clarity', score: 59, weight: 1 }];
    const total = { ...facts.total, categories, overall: 62, audits: [{ ...audit, pointsLost: 3.4 }] };
    expect(verdict({ ...facts, total }, [])).toBe('The offer is hard to read.');
  });

  it.each([
    [74, /^The offer is hard to read\.$/],
    [84, /^“Hot until the summit”: a strong headline\.$/],
    [88, /^“Hot until the summit”: a strong headline\.$/],
  ])('of an ad scoring %d uses the audit findings when readers would name nothing', (overall, said) => {
    const text = [textLine({ text: 'Hot until the summit', role: 'headline', height: 0.1 }), faint];
    const unlike = Object.fromEntries(WEAKNESSES.map((weakness) => [weakness, -5]));
    const { audit, facts } = factsWith('text-contrast', { text, impression: fakeImpression(60, unlike) });
    const large = analysisOf({ text }).audits.find(({ id }) => id === 'headline-size')!;
    const audits = [large, { ...audit, pointsLost: 1.4 }];
    const categories = [
      { id: audit.category, category: 'Message Clarity', score: 70, weight: 1 },
      { id: 'visual-design', category: 'Visual Design', score: 60, weight: 1 },
    ];
    const total = { ...facts.total, categories, overall, audits };
    expect(verdict({ ...facts, total }, [])).toMatch(said);
  });

  it('does not call text easy to read if it is reported as too small', () => {
    const ids = new Set(['text-contrast', 'text-size']);
    const small = (height: number) => {
      const text = fakeArtifacts().text.map((line) => ({ ...line, height, contrast: 14 }));
      const { facts } = factsWith('text-contrast', { text });
      const audits = analysisOf({ text }).audits.filter(({ id }) => ids.has(id));
      // Without elements, readers' praise cannot be predicted, so the verdict uses what checks find good.
      const { elements: _elements, ...artifacts } = facts.gathered.artifacts;
      const gathered = { ...facts.gathered, artifacts };
      return verdict({ ...facts, gathered, total: { ...facts.total, audits } }, []);
    };
    expect(small(0.08)).toMatch(/text that is easy to read/i);
    expect(small(0.018)).not.toMatch(/text that is/i);
  });

  it('names the costliest faults', () => {
    const { verdict, audits } = analysisOf({ callToAction: null });
    const costliest = audits.toSorted((a, b) => b.pointsLost - a.pointsLost).slice(0, 3);
    expect(costliest.map(({ id }) => id)).toContain('call-to-action-presence');
    expect(verdict).toMatch(/\bwe found no call to action\b/i);
  });

  it('does not praise an element with a reported fault', () => {
    const [contrast, worst] = [2.4, { ...faint.worst, contrast: 2.2 }];
    const text = fakeArtifacts().text.map((line) =>
      line.role === 'offer' ? { ...line, contrast, worst } : line,
    );
    const { verdict, audits } = analysisOf({ text, callToAction: null });
    expect(audits.find(({ id }) => id === 'text-contrast')!.score).toBeLessThan(70);
    expect(audits.find(({ id }) => id === 'offer-prominence')!.score).not.toBeNull();
    expect(verdict).toMatch(/we found no call to action/i);
    expect(verdict).not.toMatch(/\boffer that is\b/);
  });

  it('names the score ceiling first', () => {
    const { verdict, ceiling, audits } = analysisOf({ text: [textLine({ text: 'Your headline here' })] });
    const capping = audits.find(({ id }) => id === ceiling?.audit)!;
    expect(verdict.toLowerCase()).toMatch(
      new RegExp(`^${capping.title.toLowerCase()}, and that has to be fixed first\\b`),
    );
  });

  it('says when neither headline nor brand was found', () => {
    const text = ['Made in small batches', 'by people who love the river'].map((line) =>
      textLine({ role: 'body', text: line }),
    );
    const { elements } = NEUTRAL_ARTIFACTS;
    const report = analysisOf({ text, elements, callToAction: null, brand: [] });
    expect(report.verdict).toMatch(/^We found no headline or brand; judging by the layout alone, [\p{Ll}“]/u);
    const { facts } = factsWith('headline-size', { text, elements, callToAction: null, brand: [] });
    expect(verdict({ ...facts, total: { ...facts.total, audits: [] } }, [])).toBe(
      'We found no headline or brand; judging by the layout alone, no single fault stands out.',
    );
    const ofMeaning = [{ audit: 'brand-presence', title: 'Make it clear whose ad it is' } as Recommendation];
    expect(verdict({ ...facts, total: { ...facts.total, audits: [] } }, ofMeaning)).not.toContain('whose');
  });

  it('says first that an image without content does not look like an ad', () => {
    const plain = analysisOf({
      text: [],
      callToAction: null,
      brand: [],
      copy: copyOf({ text: '', words: 0 }),
    });
    expect(plain.verdict).toBe(
      'This does not look like an ad: we read no text, and could not find a brand, an offer, or a CTA. If they are there, mark them and we will grade it again.',
    );
    expect(plain.overallScore).toBeLessThan(50);
    expect(plain.ceiling?.audit).toBe('ad-likeness');
    expect(plain.recommendations[0]?.audit).toBe('ad-likeness');
    expect(analysisOf().verdict).not.toContain('look like an ad');
  });

  it.each([
    ['call-to-action-presence', { callToAction: null }, 'we found no call to action'],
    [
      'call-to-action-presence',
      { callToAction: callToActionOf({ kind: 'text' }) },
      'the call to action is not set as a button',
    ],
    ['brand-presence', { brand: [] }, 'we found no clear brand name'],
    ['text-contrast', { text: [faint] }, 'the offer is hard to read'],
    ['headline-attention', {}, 'the headline is easy to miss'],
    ['clutter', { clutter: { ...clutter, score: 90 } }, 'the picture is cluttered'],
    [
      'reading-time',
      {
        file: { ...file, format: 'mp4' as const },
        image: { ...image, width: 1080, height: 1920 },
        ...withText(
          lineAt(0, 0.9, { text: 'Eighteen hours hot on every summit there is, and a night in the tent' }),
        ),
      },
      'the headline is gone before it can be read',
    ],
  ])('describes a fault of %s by what was found', (id, overrides, words) => {
    const { audit, facts } = factsWith(id, overrides);
    expect(joinFaults([faultPhrase(audit, facts)])).toBe(words);
  });

  it.each([
    ['brand-presence', 'clear branding'],
    ['call-to-action-presence', 'a clear call to action'],
    ['headline-attention', 'a headline that draws the eye'],
    ['figure-ground', null],
    ['copy-respect', null],
    ['policy-profanity', null],
  ])('praises %s as: %s', (id, words) => {
    const { audit } = factsWith('brand-presence', {});
    expect(strengthOf({ ...audit, id })).toBe(words);
  });
});
