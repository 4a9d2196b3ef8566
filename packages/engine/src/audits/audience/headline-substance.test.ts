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

  it('suggests to lead with a concrete offer that the ad already makes', () => {
    const { text } = over('Quality you can trust');
    const { elements } = fakeArtifacts();
    const offer = { text: '8 panels, fitted, £4,950', p: 0.9, box: text[1]!.box, lines: [1] };
    const found = { ...elements, headlines: [], headline: null, offer };
    expect(judge(audit, { text, elements: found }).fix).toBe(
      'The ad has something more concrete to lead with: “8 panels, fitted, £4,950”. Make that the headline, or say one thing that no competitor can say.',
    );
    expect(judge(audit, { text, elements: { ...found, offer: null } }).fix).toBe(
      'Say one thing that no competitor can say: a fact, a figure, or what changes for the customer.',
    );
  });

  it.each([
    ['an ad without a headline', []],
    ['a headline that is only a name', ['TARNWELL']],
    ['a headline in another language', ['Der beste Kaffee für einen langen Tag in den Bergen und im Tal']],
  ])('does not apply to %s', (_, said) => {
    expect(judge(audit, over(...said)).status).toBe('notApplicable');
  });
});
