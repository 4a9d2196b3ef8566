import { analysisOf, fakeReading } from '@adjudge/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  readerStatements,
  higherScoreCaveat,
  describeRating,
  describeSecondOpinion,
  secondOpinionLines,
} from './second-opinion-words.ts';

const opinionOf = (...said: Parameters<typeof fakeReading>) =>
  analysisOf({ reading: fakeReading(...said) }).secondOpinion!;

describe('second opinion texts', () => {
  it('say how far the reader and the scores agree and that the score does not depend on it', () => {
    const scores = Object.fromEntries(
      analysisOf().scoreBreakdown.map(({ id, score }) => [id, Math.round(score ?? 50)]),
    );
    expect(describeSecondOpinion(opinionOf({}, scores))).toMatch(/agrees with our scores: \d points/);
    const lower = Object.fromEntries(
      Object.entries(scores).map(([id, score]) => [id, Math.max(0, score - 40)]),
    );
    expect(describeSecondOpinion(opinionOf({}, lower))).toMatch(/sees the ad differently.*does not depend/);
    expect(describeSecondOpinion(opinionOf({}))).toContain('rated no category');
  });

  it('say whether its ratings count and why they do not if the ad gives orders', () => {
    expect(describeSecondOpinion({ ...opinionOf({}), counts: 'yes' })).toMatch(/are part of the score\.$/);
    expect(describeSecondOpinion({ ...opinionOf({}), counts: 'orders' })).toMatch(
      /don’t count: this ad has words/,
    );
  });

  it('say which elements were used', () => {
    const statements = readerStatements(opinionOf({ brand: 'Tarnwell', headline: 'Cold as ice' }));
    expect(statements).toContainEqual({ label: 'Brand', text: '“Tarnwell”, found in the picture and used' });
    expect(statements).toContainEqual({
      label: 'Headline',
      text: '“Cold as ice”, not used',
    });
  });

  it('say how far a rating and a score differ, and mention once what the checks cannot see', () => {
    const rating = { id: 'attention', category: 'Attention', measured: 80.9, read: 40, reason: 'Dull.' };
    const far = { ...rating, apart: 'Our checks find less to fault here.' };
    const near = { ...rating, apart: null };
    expect(describeRating(far)).toBe('“Dull.” 40 points apart. Our checks find less to fault here.');
    expect(describeRating({ ...near, reason: '' })).toBe('The reader gave no reason.');
    expect(higherScoreCaveat({ ratings: [near, far] })).toContain('such as wit or meaning');
    expect(higherScoreCaveat({ ratings: [near, { ...far, measured: 10 }] })).toBeNull();
  });

  it('say why there is no opinion, and are empty if no reader was configured', () => {
    const failed = { ...fakeReading({}), answer: null, failure: 'unreachable' as const };
    const { secondOpinion } = analysisOf({ reading: failed });
    expect(describeSecondOpinion(secondOpinion!)).toMatch(
      /^small-1 could not be reached, so there is no second opinion/,
    );
    expect(secondOpinionLines(analysisOf())).toEqual([]);
  });
});
