import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../audit.ts';
import { analysisOf } from '../testing/analysis-of.ts';
import { callToActionOf, copyOf, fakeArtifacts, textLine } from '../testing/index.ts';
import { faultOf, strengthOf } from './verdict-phrases.ts';

const { clutter } = fakeArtifacts();
const faint = textLine({
  text: 'Save 30% until Sunday',
  role: 'offer',
  contrast: 1.3,
  worst: { box: { x: 0.07, y: 0.2, w: 0.1, h: 0.1 }, contrast: 1.1 },
  box: { x: 0.07, y: 0.2, w: 0.42, h: 0.1 },
});

/** What the verdict would say of one audit on this ad. */
function phraseOf(id: string, overrides: Partial<Artifacts>, phrase: typeof faultOf = faultOf): string {
  const audit = analysisOf(overrides).audits.find((each) => each.id === id);
  if (!audit) throw new Error(`${id} is not in the rubric.`);
  return phrase(audit, {
    creative: { bytes: new Uint8Array(1), fileName: 'banner.png' },
    gathered: { artifacts: fakeArtifacts(overrides), failures: {}, confidence: {} },
    total: { overall: 70, coverage: 1, mean: 70, capped: 70, ceiling: null, categories: [], audits: [audit] },
  });
}

describe('the verdict', () => {
  it('is one sentence of its own, and not the titles of the findings', () => {
    const { verdict, audits } = analysisOf({ callToAction: null });
    expect(verdict).toMatch(/^[A-Z“0-9].*we could not find a call to action.*\.$/);
    for (const { title } of audits) expect(verdict).not.toContain(title);
  });

  it('does not praise the words that it blames', () => {
    const { verdict } = analysisOf({ text: [{ ...faint, role: 'headline' }], callToAction: null, brand: [] });
    const [quoted, ...again] = verdict.match(/“[^”]+”/g) ?? [];
    expect(quoted).toBeDefined();
    expect(again).not.toContain(quoted);
  });

  it('does not praise words that a finding blames', () => {
    const [contrast, worst] = [2.4, { ...faint.worst, contrast: 2.2 }];
    const text = fakeArtifacts().text.map((line) =>
      line.role === 'offer' ? { ...line, contrast, worst } : line,
    );
    const { verdict, audits } = analysisOf({ text, callToAction: null });
    expect(audits.find(({ id }) => id === 'text-contrast')!.score).toBeLessThan(70);
    expect(audits.find(({ id }) => id === 'text-size')!.score).toBeGreaterThan(85);
    expect(verdict).toContain('we could not find a call to action');
    expect(verdict).not.toMatch(/^[^,]*“Save 30% until Sunday”[^,]*,/);
  });

  it('opens with the strength of a good ad, and with the faults of a poor one', () => {
    const good = analysisOf();
    expect(good.overallScore).toBeGreaterThan(70);
    expect(good.verdict).not.toMatch(/although/);
    const poor = analysisOf({ callToAction: null, brand: [], text: [faint] });
    expect(poor.overallScore).toBeLessThan(70);
    expect(poor.verdict).toMatch(/^(?:The (?:eye lands|offer)|N).+ although .+\.$/);
  });

  it('says first of a picture that says nothing that it does not look like an ad', () => {
    const plain = analysisOf({
      text: [],
      callToAction: null,
      brand: [],
      copy: copyOf({ text: '', words: 0 }),
    });
    expect(plain.verdict).toBe(
      'This does not look like an ad: we read no words, and could not find a brand, an offer, or a CTA. If they are there, mark them and we will grade it again.',
    );
    expect(plain.overallScore).toBeLessThan(50);
    expect(plain.ceiling?.audit).toBe('ad-likeness');
    expect(plain.recommendations[0]?.audit).toBe('ad-likeness');
    expect(analysisOf().verdict).not.toContain('look like an ad');
  });

  it.each([
    ['call-to-action-presence', { callToAction: null }, 'we could not find a call to action'],
    [
      'call-to-action-presence',
      { callToAction: callToActionOf({ kind: 'text' }) },
      '“Shop bottles” is not set as a button',
    ],
    ['brand-presence', { brand: [] }, 'no brand name can be read'],
    [
      'text-contrast',
      { text: [faint] },
      'the offer “Save 30% until Sunday” is hard to read against the ground',
    ],
    [
      'text-contrast',
      { text: [{ ...faint, confidence: 0.4 }] },
      'the offer at the top left is hard to read against the ground',
    ],
    ['headline-attention', {}, 'the headline “Hot until the summit” is passed over'],
    [
      'headline-attention',
      { text: [textLine({ text: 'HOTUNTILTHESUMMIT' })] },
      'the headline at the top left is passed over',
    ],
    ['clutter', { clutter: { ...clutter, score: 90 } }, 'the picture is busy, most of all in the middle'],
  ])('names a fault of %s by what was found', (id, overrides, words) => {
    expect(phraseOf(id, overrides)).toBe(words);
  });

  it.each([
    ['brand-presence', '“TARNWELL” is clearly the sender'],
    ['call-to-action-presence', 'the button “Shop bottles” asks plainly'],
    ['headline-attention', 'the headline “Hot until the summit” draws the eye'],
    ['offer-prominence', 'the offer “Save 30% until Sunday” is easy to see'],
  ])('names a strength of %s by what was found', (id, words) => {
    expect(phraseOf(id, {}, strengthOf)).toBe(words);
  });
});
