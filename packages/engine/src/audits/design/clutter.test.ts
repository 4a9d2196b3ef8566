import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './clutter.ts';

const { clutter } = fakeArtifacts();

describe('clutter', () => {
  it.each([
    ['a plain ad', 15, 90, 100],
    ['a fairly calm ad', 48, 88, 95],
    ['an ordinary ad', 55, 76, 89],
    ['a crowded ad', 85, 5, 35],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { clutter: { ...clutter, score: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('scores lower as clutter increases', () => {
    const scores = [20, 40, 60, 80].map((score) => judgedScore(audit, { clutter: { ...clutter, score } }));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('marks the busiest area without suggesting a fix', () => {
    const busiest = { x: 0.7, y: 0.75, w: 0.25, h: 0.25 };
    const result = judge(audit, { clutter: { ...clutter, score: 81, busiest } });
    expect(result).toMatchObject({
      observation: 'It is busiest at the bottom right.',
      display: '81 of 100',
      good: 'at most 30 of 100',
      fix: '',
      evidence: [{ label: 'Busiest area, at the bottom right', box: busiest }],
    });
  });

  it.each([
    ['of few words', { text: 'Hot' }],
    ['of fine print', { text: 'Hot until the summit', role: 'legal' as const }],
  ])('names the busiest area when there are many lines %s', (_, more) => {
    const text = Array.from({ length: 12 }, () => textLine(more));
    expect(judge(audit, { clutter: { ...clutter, score: 81 }, text }).observation).toContain('busiest');
  });

  it('says when text crowds the picture', () => {
    const text = Array.from({ length: 12 }, () => textLine({ text: 'Hot until the summit' }));
    expect(judge(audit, { clutter: { ...clutter, score: 81 }, text })).toMatchObject({
      observation: 'There is too much text to take in at once.',
      fix: 'Decide what has to lead, leave out what viewers can do without, and group the rest.',
      display: '81 of 100',
    });
  });

  it('names the number of prices that crowd the picture', () => {
    const priced = (count: number) =>
      Array.from({ length: 12 }, (_, at) =>
        textLine({ text: `Hot until the summit £${10 + (at % count)}.50`, role: 'body' }),
      );
    const fixOf = (count: number, score = 81) => {
      const { observation, fix } = judge(audit, { clutter: { ...clutter, score }, text: priced(count) });
      return [observation, fix];
    };
    expect(fixOf(6)).toEqual([
      'It shows at least 6 different prices, too many to take in at once.',
      'Let one or two of the offers lead, set the others much smaller, and leave out what people can look up.',
    ]);
    expect(fixOf(5)[0]).toBe('There is too much text to take in at once.');
    expect(fixOf(6, 55)[0]).toBe('It is busiest in the middle.');
  });

  it('stays neutral about medium clutter', () => {
    expect(judge(audit, { clutter: { ...clutter, score: 55 } })).toMatchObject({
      title: 'Clutter',
      observation: 'It is busiest in the middle.',
      display: '55 of 100',
      good: 'at most 30 of 100',
      fix: '',
    });
    const calm = [28, 45].map((score) => {
      const { title, observation } = judge(audit, { clutter: { ...clutter, score } });
      return [title, observation];
    });
    expect(calm).toEqual([
      ['The picture is easy to take in', 'The picture is easy to take in.'],
      ['Clutter', 'It is busiest in the middle.'],
    ]);
  });
});
