import { describe, expect, it } from 'vitest';
import type { Audit } from '../../audit.ts';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../fakes/fake-copy.ts';
import { measuredInCopy } from '../judge.ts';

interface StyleCases {
  /** Copies with words of theirs that the audit marks. */
  readonly marks: readonly (readonly [copy: string, words: string])[];
  /** The score of such a copy is lower. */
  readonly below: number;
  /** Copies that it has nothing against, however near they come. */
  readonly leaves: readonly string[];
}

/** What holds of every audit that counts a kind of wording which costs. */
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

    itAsksOutsideEnglish(audit);
  });
}

export function itAsksOutsideEnglish(audit: Audit<'copy'>): void {
  it('asks for a person where the copy is not English', () => {
    expect(audit.run({ copy: copyOf({ language: 'de' }) })).toMatchObject({ kind: 'needsReview' });
  });
}
