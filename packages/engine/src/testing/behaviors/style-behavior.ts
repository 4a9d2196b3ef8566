import { describe, expect, it } from 'vitest';
import type { Audit } from '../../audit.ts';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../fakes/fake-copy.ts';
import { measuredInCopy } from '../judge.ts';

interface StyleCases {
  /** Copies, each with the words that the audit must mark in it. */
  readonly marks: readonly (readonly [copy: string, words: string])[];
  /** The score of every marked copy must be below this. */
  readonly below: number;
  /** Near misses that must score above 90. */
  readonly leaves: readonly string[];
}

/** Shared tests for audits that penalize a kind of wording. */
export function describeCostlyStyle(audit: Audit<'copy'>, { marks, below, leaves }: StyleCases): void {
  const scoreOf = (text: string): number => score(audit.curve, measuredInCopy(audit, text).value);

  describe(audit.id, () => {
    it.each(marks)('marks “%s”', (text, words) => {
      const { evidence, observation, advice } = measuredInCopy(audit, text);
      expect(scoreOf(text)).toBeLessThan(below);
      expect(observation).toContain(`“${words}”`);
      expect(advice).toMatch(/\p{L}/u);
      const marked = evidence.map(({ span }) => span && text.slice(span.start, span.end));
      expect(marked).toContain(words);
    });

    it.each(leaves)('leaves alone “%s”', (text) => {
      expect(scoreOf(text)).toBeGreaterThan(90);
    });

    itNeedsReviewOutsideEnglish(audit);
  });
}

export function itNeedsReviewOutsideEnglish(audit: Audit<'copy'>): void {
  it('asks for a person where the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de' }) })).toMatchObject({ kind: 'needsReview' });
  });
}
