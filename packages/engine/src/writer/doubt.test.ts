import { describe, expect, it } from 'vitest';
import type { Element, Elements } from '../elements/elements.ts';
import { regrade } from '../grading/grade.ts';
import type { UserInput } from '../report/user-input.ts';
import { analysisOf } from '../testing/analysis-of.ts';
import { fakeImpression } from '../testing/fakes/fake-impression.ts';
import { brandMark, callToActionOf, fakeArtifacts, textLine } from '../testing/index.ts';

const element = (text: string, p: number): Element => ({
  text,
  p,
  box: { x: 0, y: 0, w: 1, h: 1 },
  lines: [],
});
const sure: Elements = {
  headline: element('Hot until the summit', 0.95),
  subhead: null,
  brand: element('TARNWELL', 0.95),
  request: element('Shop bottles', 0.95),
  offer: null,
  subject: null,
  labels: [],
  headlines: [],
  roles: [{}],
};
const small = fakeArtifacts().text.map((line) => ({ ...line, height: 0.01 }));
// A low impression, because in a clear ad the small headline would not be reported.
const reportWith = (elements: Elements) =>
  analysisOf({ elements, text: small, impression: fakeImpression(40) });
const headlineSize = (elements: Elements) =>
  reportWith(elements).audits.find(({ id }) => id === 'headline-size')!;

const DOUBTFUL: readonly [string, Partial<Elements>][] = [
  ['is not sure', { headline: element('Hot until the summit', 0.6) }],
  ['was not found', { headline: null }],
  ['is the name', { headline: element('Tarnwell', 0.95) }],
];

describe('measurements of an uncertain element', () => {
  it('are reported for the element when it is certain', () => {
    expect(headlineSize(sure)).toMatchObject({
      observation: 'The headline “Hot until the summit” is too small to lead the eye.',
      display: '1%',
    });
    expect(headlineSize(sure).fix).not.toBe('');
  });

  it('name the brand that a person told us if the picture does not show it', () => {
    const artifacts = fakeArtifacts({ brand: [], elements: { ...sure, brand: null } });
    const gathered = { artifacts, failures: {}, confidence: {} };
    const presence = (told: UserInput) =>
      regrade({ fileName: 'banner.png' }, gathered, told).analysis.audits.find(
        ({ id }) => id === 'brand-presence',
      )?.observation;
    expect(presence({ brand: 'Norrland' })).toMatch(/^We could not find “Norrland” in the picture\./);
    expect(presence({})).toMatch(/^We could not tell the brand’s name/);
  });

  it('give no advice on fine print that was mistaken for the call to action', () => {
    const adviceOn = (text: string) => {
      const callToAction = callToActionOf({ text, startsWithVerb: false, specific: false });
      const { audits } = analysisOf({ callToAction, elements: { ...sure, request: element(text, 0.95) } });
      return audits.filter(({ fix }) => fix.includes(text)).map(({ id }) => id);
    };
    expect(adviceOn('Bottles for everyone')).toContain('call-to-action-wording');
    expect(adviceOn('Terms apply')).toEqual([]);
  });

  it.each(DOUBTFUL)('get no praise, blame, or advice when the headline %s', (_, change) => {
    const { title, observation, fix, score } = headlineSize({ ...sure, ...change });
    expect({ title, observation, fix }).toEqual({
      title: 'Headline size',
      observation: 'Judged on “Hot until the summit”, our best guess at the headline.',
      fix: '',
    });
    expect(score).toBe(headlineSize(sure).score);
    const { recommendations, keyInsights, verdict } = reportWith({ ...sure, ...change });
    const told = JSON.stringify({ titles: recommendations.map(({ audit }) => audit), keyInsights, verdict });
    expect(told).not.toMatch(/headline-size|headline/i);
  });

  it('say only that the brand is a best guess when it appears in fine print', () => {
    const box = { x: 0.1, y: 0.95, w: 0.4, h: 0.02 };
    const mark = { text: 'TARNWELL', box, confidence: 0.95, share: 0.01, because: '' };
    const line = textLine({ text: '©2007 TARNWELL Ltd.', box, role: 'legal', height: 0.02 });
    const { audits } = analysisOf({ elements: sure, brand: [mark], text: [...small, line] });
    expect(audits.find(({ id }) => id === 'brand-size')).toMatchObject({
      title: 'Size of the brand',
      observation: 'Judged on “TARNWELL”, our best guess at the brand.',
    });
  });
});

describe('a fault in a strong category', () => {
  const faint = (contrast: number) =>
    analysisOf({
      elements: sure,
      text: fakeArtifacts().text.map((line, at) => (at === 0 ? line : { ...line, contrast })),
    });
  const category = ({ scoreBreakdown }: ReturnType<typeof faint>, id: string) =>
    scoreBreakdown.find((each) => each.id === id)!.score!;
  const faults = ({ audits, scoreBreakdown }: ReturnType<typeof faint>) =>
    audits.filter(
      ({ title, name, score, category: of }) =>
        title !== name &&
        score !== null &&
        score >= 20 &&
        score < 75 &&
        (scoreBreakdown.find(({ id }) => id === of)?.score ?? 0) >= 79,
    );

  it('is reported without blame or advice unless it is severe, factual, or unrated by readers', () => {
    const report = faint(2.6);
    expect(category(report, 'brand-presence')).toBeGreaterThanOrEqual(75);
    const told = faults(report).map(({ category: of }) => of);
    expect(told.filter((of) => !['platform-fit', 'copy-quality', 'message-match'].includes(of))).toEqual([]);
    const small = analysisOf({
      elements: sure,
      impression: fakeImpression(95),
      text: [
        ...fakeArtifacts().text,
        textLine({
          text: 'TARNWELL',
          role: 'brand',
          contrast: 12,
          box: { x: 0.05, y: 0.05, w: 0.12, h: 0.018 },
        }),
      ],
      brand: [brandMark({ box: { x: 0.05, y: 0.05, w: 0.12, h: 0.018 } })],
    }).audits.find(({ id }) => id === 'brand-size')!;
    expect(small).toMatchObject({ title: 'Size of the brand', fix: '' });
    expect(small.score).toBeLessThan(75);
  });
});
