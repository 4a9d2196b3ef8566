import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../artifacts/artifacts.ts';
import { analysisOf } from '../../testing/analysis-of.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import { PASS_SCORE } from '../../scoring/marks.ts';
import { GOOD_SCORE } from '../../scoring/marks.ts';
import audit from './text-contrast.ts';

const faint = textLine({
  text: 'Save 30% until Sunday',
  role: 'offer',
  contrast: 2.1,
  ink: '#c96a3a',
  ground: '#eda57c',
  height: 0.04,
});

describe('text-contrast', () => {
  it('scores lower as the contrast drops', () => {
    const scores = [9, 5, 4, 3, 2.1, 1.3].map(
      (contrast) => judge(audit, { text: [textLine({ contrast, height: 0.04 })] }).score ?? 0,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(95);
    expect(scores[4]).toBeLessThan(40);
  });

  it('requires less contrast for large letters, as WCAG does', () => {
    const { box } = textLine();
    const at = (height: number, contrast: number) =>
      judge(audit, { text: [textLine({ contrast, height, worst: { box, contrast } })] });
    expect(at(0.12, 3)).toMatchObject({
      title: 'Text stands out from its background',
      observation: 'Headline and main text stand out from what is behind them.',
      display: '3:1',
      score: GOOD_SCORE,
    });
    expect(at(0.04, 4.5).score).toBe(GOOD_SCORE);
    expect(at(0.12, 2.9)).toMatchObject({
      title: 'Text contrast',
      observation: '“Hot until the summit” has the least contrast of what we measured.',
      display: '2.9:1',
    });
    expect(at(0.04, 3)).toMatchObject({
      title: 'Text lacks contrast with its background',
      observation: '“Hot until the summit” is hard to read on its background.',
      display: '3:1',
    });
    expect(at(0.04, 3).score).toBeLessThan(GOOD_SCORE - 15);
  });

  it('marks only the faint lines', () => {
    const strong = textLine({ contrast: 14 });
    const { evidence } = judge(audit, { text: [strong, faint] });
    expect(evidence.map(({ box }) => box)).toEqual([faint.box]);
    expect(judge(audit, { text: [strong] }).evidence).toHaveLength(1);
  });

  it('scores lower for one faint line among strong ones', () => {
    const strong = judge(audit, { text: [textLine()] }).score ?? 0;
    const mixed = judge(audit, { text: [textLine(), faint] }).score ?? 0;
    expect(mixed).toBeLessThan(strong - 5);
  });

  it('barely changes for a misread scrap', () => {
    const scrap = textLine({
      contrast: 1.1,
      confidence: 0.1,
      role: 'body',
      box: { x: 0.9, y: 0.9, w: 0.01, h: 0.01 },
    });
    const plain = judge(audit, { text: [textLine()] }).value ?? 0;
    expect(plain - (judge(audit, { text: [textLine(), scrap] }).value ?? 0)).toBeLessThan(0.6);
  });

  it('counts the brand as the message when the only other text is fine print', () => {
    expect(judge(audit, { text: [textLine({ role: 'brand' }), textLine({ role: 'legal' })] }).status).toBe(
      'measured',
    );
  });

  it('does not let a strong headline make up for a faint offer', () => {
    const offer = textLine({
      ...faint,
      role: 'offer',
      contrast: 1.6,
      worst: { box: faint.box, contrast: 1.4 },
    });
    expect(judge(audit, { text: [textLine({ contrast: 14 }), offer] }).score).toBeLessThan(40);
  });

  it('lowers the overall score by a few points when the offer’s contrast is below 2:1', () => {
    const sinks = { contrast: 1.9, worst: { box: faint.box, contrast: 1.8 } };
    const withOffer = (changes: Partial<TextLine>) =>
      analysisOf({
        text: fakeArtifacts().text.map((line) => (line.role === 'offer' ? { ...line, ...changes } : line)),
      });
    const [before, after] = [withOffer({}), withOffer(sinks)];
    expect(before.overallScore! - after.overallScore!).toBeGreaterThan(2.5);
  });

  it('quotes the worst line with its contrast and suggests a readable color', () => {
    expect(judge(audit, { text: [textLine({ ground: faint.ground }), faint] })).toMatchObject({
      observation: '“Save 30% until Sunday” is hard to read on its background.',
      display: '2.1:1',
      good: 'at least 4.5:1',
      fix: 'Set “Save 30% until Sunday” in the color of the headline.',
      evidence: [{ label: '“Save 30% until Sunday” at 2.1:1', swatches: ['#c96a3a', '#eda57c'] }],
    });
  });

  it('names the smaller of two faint lines first', () => {
    const large = textLine({ ...faint, text: 'Match with us', height: 0.05 });
    const box = { x: 0.1, y: 0.6, w: 0.3, h: 0.02 };
    const small = textLine({ ...faint, text: 'Thirty days of it', role: 'body', height: 0.02, box });
    const alone = judge(audit, { text: [large, small] });
    expect(alone.observation).toMatch(
      /^“Thirty days of it” is hard to read .+, and so is “Match with us”\.$/,
    );
    expect(alone.fix).toMatch(/^Set “Thirty days of it” in .+\. Do the same for “Match with us”\.$/);
  });

  it('names a very faint headline before small text that barely fails', () => {
    const headline = textLine({ text: 'Made in the valley', contrast: 1.5, height: 0.08 });
    const box = { x: 0.1, y: 0.6, w: 0.3, h: 0.02 };
    const small = textLine({ text: 'Open daily', role: 'body', contrast: 3.4, height: 0.012, box });
    expect(judge(audit, { text: [headline, small] }).observation).toMatch(/^“Made in the valley” is hard/);
  });

  it('does not suggest a darker or lighter picture when the text barely differs from it', () => {
    const lost = textLine({
      text: 'From 89 dollars',
      role: 'body',
      ink: '#6b4a35',
      ground: '#7a563f',
      contrast: 1.2,
      groundTexture: 0.2,
    });
    expect(judge(audit, { text: [lost] }).fix).toBe(
      'Put a solid panel behind “From 89 dollars”, clear of faces and products.',
    );
  });

  it('does not suggest a darker picture when even black would not be enough', () => {
    const red = textLine({
      text: 'Pay nothing till May',
      role: 'body',
      ink: '#b01e1e',
      ground: '#3a2418',
      contrast: 2,
      groundTexture: 0.08,
    });
    expect(judge(audit, { text: [red] }).fix).toMatch(/^Put a solid panel behind “Pay nothing till May”/);
  });

  it('treats the lines of a headline as one and summarizes many lines', () => {
    const box = (y: number) => ({ x: 0.1, y, w: 0.3, h: 0.02 });
    const rows = ['Keep it cold', 'all day'].map((text, at) =>
      textLine({ ...faint, text, role: 'headline', box: box(0.1 + at / 10) }),
    );
    const body = ['On the way', 'In the car', 'At work', 'By the sea'].map((text, at) =>
      textLine({ ...faint, text, role: 'body', contrast: 4.2, height: 0.02, box: box(0.5 + at / 10) }),
    );
    const plain = textLine({ text: 'Steel '.repeat(20).trim(), role: 'body', contrast: 12, height: 0.02 });
    const judged = (count: number, ...more: TextLine[]) =>
      judge(audit, { text: [...rows, ...body.slice(0, count), ...more] });
    const hardToRead = 'The headline “Keep it cold all day” is hard to read on its background';
    expect(judged(0)).toMatchObject({ observation: `${hardToRead}.`, display: '2.1:1' });
    expect(judged(2).observation).toBe(`${hardToRead}, and so are “On the way” and “In the car”.`);
    const many = judged(4, plain);
    expect(many.observation).toBe(`${hardToRead}, and so is other text.`);
    expect(many.fix).toMatch(/ Do the same for the other faint text\.$/);
  });

  it('refers to the whole headline when one of its lines is faint', () => {
    const half = textLine({ ...faint, text: 'On the rocks', role: 'headline' });
    const { fix } = judge(audit, { text: [textLine(), half] });
    expect(fix).toMatch(/^Set the headline “Hot until the summit On the rocks” in .+\.$/);
    // It is the headline's own color that should change.
    expect(fix).not.toContain('the color of the headline');
  });

  it.each([
    ['#ffffff', '#303030', 'Darken'],
    ['#101010', '#d8d8d8', 'Lighten'],
  ])('suggests changing the background for %s on %s when no text color helps', (ink, ground, change) => {
    const line = textLine({ text: 'Cold for a day', role: 'body', ink, ground, contrast: 5 });
    const uneven = { ...line, worst: { box: line.box, contrast: 1.3 } };
    expect(judge(audit, { text: [uneven] }).fix).toBe(`${change} the background behind “Cold for a day”.`);
  });

  it('shows the contrast of the faintest line when all lines are strong', () => {
    expect(judge(audit, { text: [textLine(), textLine({ role: 'body', contrast: 6 })] })).toMatchObject({
      observation: 'Headline and main text stand out from what is behind them.',
      display: '6:1',
    });
  });

  it.each([
    [
      'strong lines',
      [textLine({ contrast: 12.5 }), textLine({ role: 'body', contrast: 9, height: 0.04 })],
      '9:1',
    ],
    ['strong and faint lines', [textLine({ contrast: 12.5 }), faint], '2.1:1'],
  ])('shows the lowest contrast among %s', (_, text, told) => {
    expect(judge(audit, { text }).display).toBe(told);
  });

  it('does not praise the other text when the named line lacks contrast', () => {
    const small = textLine({ text: 'Catering', role: 'body', contrast: 3.5, height: 0.02 });
    expect(judge(audit, { text: [textLine({ contrast: 15 }), small] })).toMatchObject({
      title: 'Text contrast',
      observation: '“Catering” has the least contrast of what we measured.',
      display: '3.5:1',
      good: 'at least 4.5:1',
    });
  });

  it.each([9, 4.4, 4, 3.3, 2.6, 1.5])(
    'describes a contrast of %s:1 consistently with its score',
    (contrast) => {
      const { score, observation } = judge(audit, { text: [textLine({ contrast })] });
      expect(observation.includes('hard to read')).toBe((score ?? 0) < PASS_SCORE);
    },
  );

  it.each([
    ['an ad without text', []],
    ['an ad with only fine print', [textLine({ role: 'legal' })]],
  ])('does not apply to %s', (_, text) => {
    expect(judge(audit, { text }).status).toBe('notApplicable');
  });
});
