import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './headline-substance.ts';

const over = (...said: string[]) => ({
  text: [
    ...said.map((text) => textLine({ text, role: 'headline' as const })),
    textLine({ text: 'Vacuum bottle, 0.7 liters', role: 'body' }),
  ],
});

describe('headline-substance', () => {
  it.each([
    ['Coffee that stays hot for twelve hours', 90, 100],
    ['Waterproof boots for wet mornings', 90, 100],
    ['A wooden constructor set for rainy mornings', 75, 100],
    ['Quality you can trust', 0, 50],
    ['Because every moment matters', 0, 50],
    ['Solutions for tomorrow, together', 0, 50],
  ])('scores %s', (said, low, high) => {
    expect(judgedScore(audit, over(said))).toBeGreaterThanOrEqual(low);
    expect(judgedScore(audit, over(said))).toBeLessThanOrEqual(high);
  });

  it('judges a short headline by the language of the text around it', () => {
    const beside = (body: string) => ({
      text: [
        textLine({ text: 'ADVENTURE AWAITS', role: 'headline' }),
        textLine({ text: body, role: 'body' }),
      ],
    });
    expect(judge(audit, beside('Discover the new hiking boots with an outsole that grips')).status).toBe(
      'measured',
    );
    expect(judge(audit, beside('Entdecken Sie die neuen Wanderschuhe mit griffiger Sohle')).status).toBe(
      'notApplicable',
    );
  });

  it('reads all lines of the headline as one', () => {
    expect(judgedScore(audit, over('Because every', 'moment matters'))).toBeLessThan(50);
    expect(judge(audit, over('Because every', 'moment matters')).observation).toBe(
      'The headline “Because every moment matters” could stand in a competitor’s ad as well.',
    );
  });

  it('uses a meaning rating only if it covers the same headline lines', () => {
    const { text } = over('Fall in love', 'with autumn');
    const { elements } = fakeArtifacts();
    const scoreOf = (lines: readonly number[], general: number) =>
      judgedScore(audit, { text, elements: { ...elements, headlines: [{ lines, p: 1, general }] } });
    const unknown = scoreOf([0], 3);
    expect(scoreOf([0, 1], 3)).toBeLessThan(unknown - 20);
    expect(scoreOf([0, 1], 0)).toBe(unknown);
  });

  it('finds the headline’s meaning rating when text on the product comes first', () => {
    const label = textLine({ text: 'No. 7', role: 'label' });
    const { elements } = fakeArtifacts();
    const { text } = over('Fall in love with autumn');
    const scoreOf = (before: readonly (typeof label)[]) =>
      judgedScore(audit, {
        text: [...before, ...text],
        elements: {
          ...elements,
          headlines: [{ lines: [before.length], p: 1, general: 3 }],
          roles: [...before, ...text].map(() => ({})),
        },
      });
    expect(scoreOf([label])).toBe(scoreOf([]));
  });

  it('cites a concrete offer with a figure that is already in the ad', () => {
    const { text } = over('Quality you can trust');
    const { elements } = fakeArtifacts();
    const offer = { text: '8 panels, fitted, £4,950', p: 0.9, box: text[1]!.box, lines: [1] };
    const fixBeside = (more: object) =>
      judge(audit, { text, elements: { ...elements, headlines: [], headline: null, offer, ...more } }).fix;
    expect(fixBeside({})).toBe(
      'Say one thing that no competitor can say, such as “8 panels, fitted, £4,950”, or what changes for the customer.',
    );
    expect(fixBeside({ offer: { ...offer, p: 0.5 } })).not.toContain('4,950');
    expect(fixBeside({ offer: { ...offer, text: 'A new one each week' } })).not.toContain('each week');
    for (const text of ['Save 30% today', '2 for 1', 'Sale ends 31 May'])
      expect(fixBeside({ offer: { ...offer, text } })).not.toContain(text);
    const terms = 'First 6 months, then £16 on a 24-month contract';
    expect(fixBeside({ offer: { ...offer, text: terms } })).not.toContain('£16');
  });

  it.each([
    ['at half the headline’s height', 0.05, true],
    ['as fine print', 0.02, false],
  ])('decides whether to cite an offer set %s', (_, height, isHeld) => {
    const [headline, price] = [
      textLine({ text: 'Quality you can trust', role: 'headline', height: 0.1 }),
      textLine({ text: 'Fitted for £4,950', role: 'offer', height }),
    ];
    const { elements } = fakeArtifacts();
    const at = (line: typeof price, ...lines: number[]) => ({
      text: line.text,
      p: 0.9,
      box: line.box,
      lines,
    });
    const found = { ...elements, headlines: [], headline: at(headline, 0), offer: at(price, 1) };
    const { fix } = judge(audit, { text: [headline, price], elements: found });
    expect(fix.includes('£4,950')).toBe(isHeld);
  });

  it.each([
    ['an ad without a headline', []],
    ['a headline that is only a name', ['TARNWELL']],
    ['a headline in another language', ['Der beste Kaffee für einen langen Tag in den Bergen und im Tal']],
  ])('does not apply to %s', (_, said) => {
    expect(judge(audit, over(...said)).status).toBe('notApplicable');
  });
});
