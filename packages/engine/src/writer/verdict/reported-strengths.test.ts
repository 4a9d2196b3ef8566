import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../audit.ts';
import type { AuditResult } from '../../report.ts';
import { analysisOf } from '../../testing/analysis-of.ts';
import { factsWith } from '../../testing/facts-with.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { meritModelOf, weaknessModelOf } from '../../testing/remark-model-of.ts';
import { likelyMerits } from '../remarks/likely-merit.ts';
import { weaknessesToReport } from './reportable-weaknesses.ts';
import { praiseworthy } from './verdict-strengths.ts';
import {
  isNotAboutHeadline,
  praisedByChecks,
  praisedByReaders,
  strengthsInOrder,
  reportableMerits,
} from './reported-strengths.ts';

const { elements, text } = fakeArtifacts();
const { audits } = analysisOf();
const auditOf = (id: string): AuditResult => audits.find((audit) => audit.id === id)!;
const NOTHING_HELD = fakeImpression(60, {
  small: -9,
  faint: -9,
  empty: -9,
  craft: -9,
  picture: -9,
  color: -9,
});
const subject = { kind: 'product', box: { x: 0.5, y: 0.2, w: 0.4, h: 0.7 }, p: 0.9 } as Artifacts['subject'];

const factsOf = (overrides: Partial<Artifacts> = {}, judged: readonly AuditResult[] = []) => {
  const { facts } = factsWith('headline-size', { impression: NOTHING_HELD, subject, ...overrides });
  return { ...facts, total: { ...facts.total, audits: judged } };
};

describe('likely reader praise', () => {
  it('is more likely when readers praised it in similar-looking images', () => {
    const fitted = { ...meritModelOf({ color: 0 }), picture: { intercept: -1, weights: { likeness: 2 } } };
    const first = (picture: number) =>
      likelyMerits({ audits: [], artifacts: { impression: fakeImpression(60, {}, { picture }) } }, fitted)[0];
    expect(first(0.4)!.remark).toBe('color');
    expect(first(1)).toMatchObject({ remark: 'picture', chance: expect.closeTo(0.73, 2) });
  });

  it('names an idea without the headline and image behind it', () => {
    const likely = (odds: Parameters<typeof meritModelOf>[0]) =>
      praisedByReaders(factsOf(), [], meritModelOf(odds)).toSorted();
    expect(likely({ line: 2 })).toEqual(['a strong headline']);
    expect(likely({ line: 2, picture: 2, idea: 1, color: 2 })).toEqual([
      'a real idea',
      'colors that catch the eye',
    ]);
  });

  const misread = text.map((line) => (line.role === 'headline' ? { ...line, readRightly: 0.3 } : line));
  const german = text.map((line) =>
    line.role === 'headline' ? textLine({ ...line, text: 'Heiß bis zum Gipfel' }) : line,
  );

  const midway = text.map((line) =>
    line.role === 'headline' ? textLine({ ...line, text: 'with Love from the River' }) : line,
  );

  it.each([
    ['offer', 'that was not found', { elements: { ...elements, offer: null } }],
    ['line', 'that was not found', { elements: { ...elements, headline: null } }],
    ['line', 'that was not surely read', { text: misread }],
    ['line', 'in another language', { text: german }],
    ['line', 'that begins in mid-sentence', { text: midway }],
    ['idea', 'without a picture', { subject: null }],
    ['idea', 'whose headline was not surely read', { text: misread }],
    ['product', 'where a person is shown', { subject: { ...subject!, kind: 'person' as const } }],
  ] as const)('does not include %s %s', (merit, _, overrides) => {
    const isTold = (facts: ReturnType<typeof factsOf>) =>
      reportableMerits(facts, [], meritModelOf({ [merit]: 2 })).some(({ remark }) => remark === merit);
    expect(isTold(factsOf())).toBe(true);
    expect(isTold(factsOf(overrides))).toBe(false);
  });

  it('is said once: strengths named in the verdict get no sentence of their own', () => {
    const facts = factsOf({ elements: { ...elements, subject } });
    const merits = meritModelOf({ product: 2, color: 2 });
    expect(praisedByReaders(facts, [], merits)).toHaveLength(2);
    expect(strengthsInOrder(facts, [], [], merits)).toEqual([]);
    const offer = auditOf('offer-prominence');
    expect(strengthsInOrder(facts, [offer], [], merits)).toEqual([{ audit: offer }]);
  });

  it('never names the image on its own', () => {
    expect(praisedByReaders(factsOf(), [], meritModelOf({ picture: 2, offer: 1 }))).toEqual([
      'a clear offer',
    ]);
  });

  it('is split into praise about the headline and praise about other things', () => {
    expect(
      ['a clear offer', 'a clear call to action', 'a good ad with clear branding'].every(isNotAboutHeadline),
    ).toBe(true);
    expect(['a strong headline', 'a real idea', 'a large headline'].some(isNotAboutHeadline)).toBe(false);
  });

  it('does not name the product image of a poor ad', () => {
    const told = (overall: number) => {
      const facts = factsOf();
      return reportableMerits(
        { ...facts, total: { ...facts.total, overall } },
        [],
        meritModelOf({ product: 2, line: 1 }),
      ).map(({ remark }) => remark);
    };
    expect(told(55).slice(0, 2)).toEqual(['product', 'line']);
    expect(told(45)[0]).toBe('line');
    expect(told(45)).not.toContain('product');
  });

  it('leaves out what readers hold against the ad', () => {
    const told = (impression: typeof NOTHING_HELD) =>
      reportableMerits(factsOf({ impression }), [], meritModelOf({ color: 2 }))[0]?.remark;
    expect(told(NOTHING_HELD)).toBe('color');
    expect(told(fakeImpression(60, { color: 9 }))).not.toBe('color');
  });

  it.each([
    ['offer', 'offer-prominence'],
    ['line', 'headline-substance'],
    ['color', 'colour-harmony'],
  ] as const)('leaves out a strength with a reported fault: %s', (merit, id) => {
    const told = (score: number) =>
      reportableMerits(
        factsOf({}, [{ ...auditOf(id), score, pointsPossible: 5, title: 'Told' }]),
        [],
        meritModelOf({ [merit]: 0.5 }),
      ).map(({ remark }) => remark);
    expect(told(90)).toContain(merit);
    expect(told(40)).not.toContain(merit);
  });

  it('leaves out an offer whose line has a reported fault', () => {
    const faint = { ...auditOf('text-contrast'), score: 40, title: 'Text lacks contrast' };
    const box = text.find(({ role }) => role === 'offer')!.box;
    const told = (evidence: AuditResult['evidence']) =>
      reportableMerits(factsOf({}, [{ ...faint, evidence }]), [], meritModelOf({ offer: 2 }))[0]!.remark;
    expect(told([])).toBe('offer');
    const other = { label: 'Another', box: { x: 0.9, y: 0.9, w: 0.05, h: 0.02 } };
    expect(told([other])).toBe('offer');
    expect(told([other, { label: 'Save 30%', box }])).not.toBe('offer');
  });

  it('leaves out what is reported as a weakness', () => {
    const told = { ...auditOf('offer-prominence'), score: 72 };
    expect(reportableMerits(factsOf(), [told], meritModelOf({ offer: 2 }))[0]!.remark).not.toBe('offer');
  });

  it('excludes the same remark from the weaknesses', () => {
    const held = (color: number) =>
      weaknessesToReport(
        factsOf({ impression: fakeImpression(60, {}, { color }) }),
        weaknessModelOf({ color: 0 }),
      ).map(({ remark }) => remark);
    expect(held(-5)).toEqual(['color']);
    expect(held(5)).toEqual([]);
  });
});

describe('reported strengths', () => {
  const isAny = () => true;
  const praised = praiseworthy(audits);

  it('are those readers praise with a chance above .6, most likely first', () => {
    const [line, offer] = ['a strong headline', 'a clear offer'];
    const fitted = meritModelOf({ line: 0.5, offer: 1, color: 0.3 });
    expect(praisedByReaders(factsOf(), [], fitted)).toEqual([offer, line]);
    expect(praisedByReaders(factsOf({}, audits), [], meritModelOf({}))).toEqual([]);
  });

  it('include audits that passed, except ones readers hardly ever praise', () => {
    const found = praisedByChecks(factsOf({}, audits), [], isAny);
    expect(found).toContain('a clear call to action');
    expect(found).not.toContain('clear branding');
  });

  it('praise the text once, for the first thing that is good about it', () => {
    const file = { ...fakeArtifacts().file, format: 'mp4' } as Artifacts['file'];
    const [contrast, size] = ['text-contrast', 'text-size'].map(auditOf) as [AuditResult, AuditResult];
    const found = praisedByChecks(factsOf({ file }, [contrast, size]), [], isAny);
    expect(found).toEqual(['text that is easy to read']);
    expect(praisedByChecks(factsOf({ file }, [size]), [], isAny)).toEqual([
      'text that is large enough to read',
    ]);
  });

  it('cite the audit that found them, and skip audits readers hardly ever praise', () => {
    const told = strengthsInOrder(factsOf(), praised, [], meritModelOf({ offer: 1, idea: 0.5 }));
    expect(told).toEqual([
      { audit: auditOf('offer-prominence') },
      {
        sentence: 'We think “Hot until the summit” and the picture make one point: they belong together.',
      },
    ]);
  });

  it.each([
    [40, ['brand-presence']],
    [75, ['brand-presence', 'text-contrast']],
  ])('of a video scoring %d are %o', (overall, told) => {
    const checks = ['brand-presence', 'text-contrast', 'word-count'].map(auditOf);
    const file = { ...fakeArtifacts().file, format: 'mp4' } as Artifacts['file'];
    const facts = factsOf({ file });
    const total = { ...facts.total, overall };
    const strengths = strengthsInOrder({ ...facts, total }, checks, []);
    expect(strengths.map((each) => 'audit' in each && each.audit.id)).toEqual(told);
  });

  it.each([
    [
      20,
      [
        {
          sentence:
            'We think people will remember “Hot until the summit”: few competitors could say the same.',
        },
      ],
    ],
    [50, [{ sentence: '“Hot until the summit” is 4 words, short enough to remember.' }]],
  ])('describe a headline with a genericness of %d without repetition', (value, strengths) => {
    const facts = factsOf();
    const audits = [{ ...auditOf('headline-substance'), value, score: 90 }];
    const own = { ...facts, total: { ...facts.total, audits } };
    expect(strengthsInOrder(own, [], [], meritModelOf({ line: 1 }))).toEqual(strengths);
  });

  it.each([
    ['Don’t miss what’s next', '“Don’t miss what’s next” is 4 words, short enough to remember.'],
    ['1 in 9 loads is warm', 'The figure in “1 in 9 loads is warm” makes the point concrete.'],
    ['Formula 1 is back in 2026', '“Formula 1 is back in 2026” is 6 words, short enough to remember.'],
  ])('say why a headline is praised: %s', (text, sentence) => {
    const facts = factsOf({ text: [textLine({ text })] });
    const audits = [{ ...auditOf('headline-substance'), value: 50, score: 90 }];
    const own = { ...facts, total: { ...facts.total, audits } };
    expect(strengthsInOrder(own, [], [], meritModelOf({ line: 1 }))).toEqual([{ sentence }]);
  });

  it('keep praise of the copy, which image readers were not asked about', () => {
    const ofCopy = { ...auditOf('offer-prominence'), category: 'copy-quality' };
    const told = strengthsInOrder(factsOf(), [ofCopy], [], meritModelOf({ idea: 1 }));
    expect(told.at(-1)).toEqual({ audit: ofCopy });
    expect(told).toHaveLength(2);
  });

  const ordinary = (given: typeof praised, facts = factsOf()) =>
    strengthsInOrder(facts, given, [], meritModelOf({}));
  it.each([
    ['offer-prominence', [{ audit: auditOf('offer-prominence') }]],
    ['brand-presence', []],
    ['call-to-action-presence', []],
    ['headline-size', []],
    ['text-contrast', []],
  ])('of an average ad leave out %s unless it is an offer', (id, told) => {
    expect(ordinary([auditOf(id)])).toEqual(told);
  });

  it('of an average ad leave out an offer with a visual fault, but keep one with a wording fault', () => {
    const found = (id: string) =>
      ordinary(praised, factsOf({}, [{ ...auditOf(id), score: 40, pointsPossible: 5, title: 'Told' }]));
    expect(found('offer-prominence')).toEqual([]);
    expect(found('call-to-action-wording')).toEqual([{ audit: auditOf('offer-prominence') }]);
  });

  it('quote an offer that is short, complete, and read with confidence', () => {
    const toldOf = (offer: string, readRightly = 0.9) => {
      const at = text.findIndex(({ role }) => role === 'offer');
      const lines = text.map((line, i) => (i === at ? { ...line, text: offer, readRightly } : line));
      const facts = factsOf({
        text: lines,
        elements: { ...elements, offer: { ...elements.offer!, text: offer, lines: [at] } },
      });
      return strengthsInOrder(facts, [], [], meritModelOf({ offer: 1 }));
    };
    const unnamed = [{ sentence: 'We think the offer is the ad’s best reason to act.' }];
    expect(toldOf('Save 30%')).toEqual([{ sentence: 'We think “Save 30%” is the ad’s best reason to act.' }]);
    expect(toldOf('Save 30%', 0.4)).toEqual(unnamed);
    expect(toldOf('We replace it free for')).toEqual(unnamed);
    expect(toldOf('Save 30% on every pair of boots in our stores')).toEqual(unnamed);
  });

  it.each([
    [79, {}, []],
    [85, {}, ['a strong headline']],
    [85, { color: 0.2, line: -2 }, ['colors that catch the eye']],
  ])('of an ad scoring %d without certain reader praise are %j', (overall, odds, praise) => {
    const facts = factsOf();
    expect(
      praisedByReaders({ ...facts, total: { ...facts.total, overall } }, [], meritModelOf(odds)),
    ).toEqual(praise);
  });
});
